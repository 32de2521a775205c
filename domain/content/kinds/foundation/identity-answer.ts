import * as z from "zod/mini";
import { identityFields } from "./identity-values.ts";

const field = z.enum(identityFields);

export const identityAnswer = z.object({
  version: z.int(),
  values: z.record(field, z.string()),
  /** The program's own example, which belongs to nobody. */
  sample: z.boolean(),
  /** Someone is at the same record in the editor and has not published it. */
  draftWaits: z.boolean(),
  /** Every identity the foundation has had, the newest first. */
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
