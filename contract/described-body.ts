import * as z from "zod/mini";

/** Published as `schema` but not parsed here, because only the use case can say which field is wrong. */
export const describedBody = (schema: z.ZodMiniType) =>
  z
    .unknown()
    .register(z.globalRegistry, { ...z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) });
