import * as z from "zod/mini";

/**
 * A body that is published as `schema` but handed over unread: the use case's own reading says which field is wrong, where the
 * endpoint would only say that something is.
 */
export const describedBody = (schema: z.ZodMiniType) =>
  z
    .unknown()
    .register(z.globalRegistry, { ...z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) });
