import type { Language, Localized } from "#domain/language.ts";
import type { WithTransaction } from "../new-application.ts";
import type { CallRules } from "./application-form.ts";
import type { GrantApplication } from "./application.ts";

export type CallToApplyFor = CallRules &
  Readonly<{ id: string; title: Localized; opensOn: string; closesOn: string }>;
export type FindCall = (callId: string) => Promise<CallToApplyFor | null>;

export type WithGrantStores = WithTransaction<GrantApplication, string>;

/** Everything as it was typed, by the name of the field. */
export type DraftFields = Readonly<Record<string, string>>;
export type Draft = Readonly<{ callId: string; fields: DraftFields; savedAt: Date; expiresAt: Date }>;

/** Found by a secret that only the applicant has; only its hash is stored. */
export type Drafts = {
  add(token: string, draft: Draft): Promise<void>;
  /** Null: unknown or expired. */
  find(token: string, now: Date): Promise<Draft | { sentAt: Date } | null>;
  save(token: string, draft: Draft): Promise<"saved" | "already_sent" | "draft_unknown">;
};

/** Queues the email with the link, once per draft within minutes. */
export type MailDraftLink = (letter: {
  to: string;
  language: Language;
  token: string;
  call: CallToApplyFor;
  expiresAt: Date;
}) => Promise<void>;
