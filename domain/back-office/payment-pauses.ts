import * as z from "zod/mini";

/** Active pauses. Without a method: the whole provider; without a provider: all. */
export const paymentPausesAnswer = z.array(
  z.object({
    id: z.int(),
    provider: z.nullable(z.string()),
    method: z.nullable(z.string()),
    until: z.iso.datetime(),
    failures: z.int(),
    /** The most trusted donors it affects. */
    reach: z.enum(["stranger", "known", "account"]),
  }),
);
