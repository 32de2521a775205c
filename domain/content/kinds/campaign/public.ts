import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { daysBetween } from "#domain/calendar/day.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { urgencyColors, urgencyLevels } from "./schema.ts";
import type { Campaign } from "./schema.ts";
import { untranslated } from "../../fields.ts";
import { untranslatedIn } from "../../untranslated.ts";
import { coverAltOf, coverUrlOf } from "../../cover-url.ts";

export const campaignStates = ["OPEN", "ENDED", "CANCELLED"] as const;

export const campaignAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  goalCents: centsField,
  raisedCents: centsField,
  daysLeft: z.int(),
  coverUrl: z.nullable(z.string()),
  coverAlt: z.nullable(z.string()),
  urgencyLevel: z.enum(urgencyLevels),
  urgencyColor: z.enum(urgencyColors),
  programId: z.string(),
  endsOn: z.string(),
  state: z.enum(campaignStates),
  untranslated,
});

export type CampaignAnswer = z.infer<typeof campaignAnswer>;

type Facts = Readonly<{ raisedCents: Cents; language: Language; today: string }>;

export const publicCampaign = (
  campaign: Campaign,
  { raisedCents, language, today }: Facts,
): CampaignAnswer => ({
  id: campaign.id,
  title: campaign.title[language],
  description: campaign.description[language],
  goalCents: campaign.goalCents,
  raisedCents,
  daysLeft: Math.max(0, daysBetween(today, campaign.endsOn)),
  coverUrl: coverUrlOf(campaign.cover),
  coverAlt: coverAltOf(campaign.cover, language),
  urgencyLevel: campaign.urgencyLevel,
  urgencyColor: campaign.urgencyColor,
  programId: campaign.programId,
  endsOn: campaign.endsOn,
  state: stateOf(campaign, today),
  ...untranslatedIn(campaign),
});

type Dated = Pick<Campaign, "endsOn" | "cancelledOn">;

/** The last day still counts. */
export const stateOf = ({ endsOn, cancelledOn }: Dated, today: string): (typeof campaignStates)[number] =>
  cancelledOn !== null ? "CANCELLED" : endsOn < today ? "ENDED" : "OPEN";

export const hasEnded = (campaign: Dated, today: string): boolean => stateOf(campaign, today) !== "OPEN";
