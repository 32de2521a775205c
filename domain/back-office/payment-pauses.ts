import * as z from "zod/mini";

/** The pauses that run. Without a method it is all of a provider's, and without a provider all there are. */
export const paymentPausesAnswer = z.array(
  z.object({
    id: z.int(),
    provider: z.nullable(z.string()),
    method: z.nullable(z.string()),
    until: z.iso.datetime(),
    failures: z.int(),
  }),
);
