import * as z from "zod/mini";
import { donationStatuses } from "#domain/donation-status.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { riskReasons } from "./risk.ts";

/** A gift that a person is to look at. Whose it is stands on its own page, where looking is written down. */
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
