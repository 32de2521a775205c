import * as z from "zod/mini";
import { donationStatuses } from "#domain/donation-status.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { riskReasons } from "./risk.ts";

/** A donation that needs a review. The donor is shown on the donation's own page, where each view is logged. */
const doubtfulGift = z.object({
  donationId: z.string(),
  reference: z.string(),
  amountCents: centsField,
  status: z.enum(donationStatuses),
  notedAt: z.iso.datetime(),
  score: z.int(),
  reasons: z.array(z.enum(riskReasons)),
});
export type DoubtfulGift = z.infer<typeof doubtfulGift>;
export const doubtfulGiftsAnswer = z.array(doubtfulGift);
