import * as z from "zod/mini";

/** The pauses that run. Without a provider it is all of them. */
export const paymentPausesAnswer = z.array(
  z.object({
    id: z.int(),
    provider: z.nullable(z.string()),
    until: z.iso.datetime(),
    failures: z.int(),
  }),
);
export type PaymentPausesAnswer = z.infer<typeof paymentPausesAnswer>;
