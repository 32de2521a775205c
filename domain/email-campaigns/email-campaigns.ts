import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { languages } from "#domain/language.ts";
import type { CampaignProblem } from "./check-campaign.ts";
import { exclusions, type CampaignChange, type EmailCampaign } from "./email-campaign.ts";

/** Who gets the email, counted down from the audience. */
export const audienceAnswer = z.object({
  people: z.int(),
  /** Only reasons that apply to somebody. */
  leftOut: z.array(z.object({ reason: z.enum(exclusions), people: z.int() })),
  /** Readers of a language without a text, who get the email when there is one. */
  waiting: z.int(),
  recipients: z.int(),
  /** Recipients and waiting readers, by language. */
  languages: z.array(z.object({ language: z.enum(languages), people: z.int(), isWritten: z.boolean() })),
});
export type Audience = z.infer<typeof audienceAnswer>;

export const progressAnswer = z.object({
  sent: z.int(),
  /** Queued or being sent. */
  queued: z.int(),
  /** For a text in their language. */
  waiting: z.int(),
  /** Refused for good by the receiver. */
  refused: z.int(),
  /** Left out after the start, for example because they withdrew their consent meanwhile. */
  leftOut: z.int(),
  languages: z.array(
    z.object({ language: z.enum(languages), sent: z.int(), refused: z.int(), open: z.int() }),
  ),
  /** Why receivers refused, most frequent first. */
  refusals: z.array(z.object({ reason: z.string(), emails: z.int() })),
});
export type Progress = z.infer<typeof progressAnswer>;

const campaignActs = ["review", "plan", "unplan", "pause", "resume", "stop"] as const;

export const actBody = z.object({
  act: z.enum(campaignActs),
  /** The version that was shown, so that nobody sends a text that they have not seen. */
  version: z.int(),
  /** For `plan`; null: as soon as possible. */
  plannedFor: z.optional(z.nullable(z.iso.datetime())),
});
export type CampaignActBody = z.infer<typeof actBody>;

export type CampaignRefusal =
  | CampaignProblem
  | "not_found"
  | "changed_meanwhile"
  | "not_possible"
  | "review_missing"
  | "own_review";

export type EmailCampaigns = Readonly<{
  /** The same id again changes nothing. */
  create(id: string, by: Caller): Promise<void>;
  find(id: string): Promise<EmailCampaign | null>;
  /** Before the start everything; afterwards only languages that have no text yet. */
  save(id: string, change: CampaignChange, by: Caller): Promise<"done" | CampaignRefusal>;
  act(id: string, act: CampaignActBody, by: Caller): Promise<"done" | CampaignRefusal>;
  /** Counted now; once started, as it was at the start. */
  audience(id: string): Promise<Audience | null>;
  progress(id: string): Promise<Progress | null>;
}>;
