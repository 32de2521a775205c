import * as z from "zod/mini";
import { emailPurposes } from "#domain/email-purposes.ts";
import { languages, type Language, type Localized } from "#domain/language.ts";
import { localizedSchema } from "#domain/localized-schema.ts";
import { campaignStates } from "./campaign-state.ts";

export const maxSubjectLength = 120;
const maxBodyLength = 20_000;
export const maxQuietDays = 60;

/** People who read a language that has no text yet: they get the email later, or not at all. */
export const missingTexts = ["wait", "exclude"] as const;

/** Why someone in the audience gets no email. Each person is counted under the first reason that applies. */
export const exclusions = ["no_email", "no_consent", "undeliverable", "recently_emailed", "no_text"] as const;
export type Exclusion = (typeof exclusions)[number];

/** `bounces`: paused by the system. */
const pauseReasons = ["staff", "bounces"] as const;

const moment = z.iso.datetime();
const colleague = z.nullable(z.object({ id: z.string(), name: z.string() }));
const texts = (max: number) => localizedSchema(z.string().check(z.maxLength(max)));

export const campaignBody = z.object({
  /** The version that was shown: a change that someone else made meanwhile is not overwritten. */
  version: z.int(),
  purpose: z.enum(emailPurposes),
  missingText: z.enum(missingTexts),
  /** People who got another campaign within so many days are left out. */
  quietDays: z.int().check(z.minimum(0), z.maximum(maxQuietDays)),
  subject: texts(maxSubjectLength),
  body: texts(maxBodyLength),
});
export type CampaignChange = z.infer<typeof campaignBody>;

export const campaignAnswer = z.object({
  ...campaignBody.shape,
  id: z.string(),
  state: z.enum(campaignStates),
  pausedBecause: z.nullable(z.enum(pauseReasons)),
  plannedFor: z.nullable(moment),
  changedBy: colleague,
  reviewedBy: colleague,
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
});
export type EmailCampaign = z.infer<typeof campaignAnswer>;

/** The languages with both a subject and a text. */
export const writtenLanguages = ({
  subject,
  body,
}: Readonly<{ subject: Localized; body: Localized }>): Language[] =>
  languages.filter((language) => subject[language].trim() !== "" && body[language].trim() !== "");
