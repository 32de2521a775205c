import * as z from "zod/mini";
import { commitmentChoices } from "#domain/campaign-commitment.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { campaignOutcomes, offerAnswers } from "./outcome.ts";

/** A campaign that has ended or was cancelled, with what its commitment asks for. */
export const campaignOutcomeAnswer = z.object({
  id: z.string(),
  title: z.string(),
  endedOn: z.string(),
  outcome: z.enum(campaignOutcomes),
  choice: z.enum(commitmentChoices),
  raisedCents: centsField,
  goalCents: centsField,
  movedCents: centsField,
  /** How many donors are or were offered a refund, and what they answered. */
  offers: z.object({ count: z.int(), cents: centsField, refund: z.int(), keep: z.int(), lapsed: z.int() }),
  /** Payments that can still arrive; it cannot be carried out before. */
  pending: z.int(),
  carriedOutOn: z.nullable(z.string()),
});
export type CampaignOutcomeAnswer = z.infer<typeof campaignOutcomeAnswer>;

/** For the holder of the emailed link. No name and no address, because links are forwarded. */
export const campaignOfferAnswer = z.object({
  title: z.string(),
  program: z.string(),
  refundCents: centsField,
  dueOn: z.string(),
  isDue: z.boolean(),
  answer: z.nullable(z.enum(offerAnswers)),
});
export type CampaignOfferAnswer = z.infer<typeof campaignOfferAnswer>;
