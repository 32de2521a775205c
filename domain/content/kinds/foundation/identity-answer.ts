import * as z from "zod/mini";
import { identityFields } from "./identity-values.ts";

const field = z.enum(identityFields);

export const identityAnswer = z.object({
  version: z.int(),
  values: z.record(field, z.string()),
  /** The program's example identity. */
  sample: z.boolean(),
  /** An unpublished draft of the record exists in the editor. */
  draftWaits: z.boolean(),
  history: z.array(
    z.object({
      from: z.string(),
      by: z.nullable(z.string()),
      sample: z.boolean(),
      changes: z.array(z.object({ field, before: z.string(), after: z.string() })),
    }),
  ),
});
export type IdentityAnswer = z.infer<typeof identityAnswer>;
