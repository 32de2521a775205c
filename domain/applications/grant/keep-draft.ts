import { dayMs } from "#domain/calendar/day.ts";
import { typedIn } from "#domain/forms/typed-in.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { paragraphs } from "#domain/identifiers/typed-text.ts";
import type { Language } from "#domain/language.ts";
import { grantForm, type CallRules } from "./application-form.ts";
import { grantCallRefusal, type GrantCallRefusal } from "./grant-call-refusal.ts";
import { draftDays } from "./draft-days.ts";
import type { Draft, DraftFields, Drafts, FindCall, MailDraftLink } from "./ports.ts";

/** Twice the maximum answer: a text that is too long can still be shortened. */
const maxKeptLength = 10_000;

type Needs = {
  findCall: FindCall;
  drafts: Drafts;
  mailLink: MailDraftLink;
  today: () => string;
  clock: () => Date;
  newToken: () => string;
};
type Typed = Readonly<{ callId: string; token: string | null; fields: unknown }>;

type DraftRefusal = GrantCallRefusal | "draft_unknown" | "already_sent";
export type SaveOutcome =
  | { ok: true; token: string; savedAt: Date; expiresAt: Date }
  | { ok: false; reason: DraftRefusal };
export type LinkOutcome = SaveOutcome | { ok: false; reason: "email_invalid" };

/** Drafts: begun with the first pause in typing, saved with each, and found again by a mailed link. */
export const keepDrafts = (needs: Needs) => {
  const { drafts, clock, mailLink, newToken } = needs;

  const keep = async ({ callId, token, fields }: Typed) => {
    const call = await needs.findCall(callId);
    if (!call) return { ok: false, reason: "call_unknown" } as const;
    const draft = newDraft(callId, kept(fields, call), clock());
    const { savedAt, expiresAt } = draft;
    if (token === null) {
      // Existing drafts may be continued after the deadline; a new one would be useless.
      const refusal = grantCallRefusal(call, needs.today());
      if (refusal) return { ok: false, reason: refusal } as const;
      const begun = newToken();
      await drafts.add(begun, draft);
      return { ok: true, token: begun, savedAt, expiresAt, call } as const;
    }
    const saved = await drafts.save(token, draft);
    if (saved !== "saved") return { ok: false, reason: saved } as const;
    return { ok: true, token, savedAt, expiresAt, call } as const;
  };

  return {
    save: async (typed: Typed): Promise<SaveOutcome> => keep(typed),

    saveAndMail: async (typed: Typed, language: Language): Promise<LinkOutcome> => {
      const to = normalizeEmail(typedIn(typed.fields)("email"));
      if (!isEmail(to)) return { ok: false, reason: "email_invalid" };
      const outcome = await keep(typed);
      if (outcome.ok) await mailLink({ to, language, ...outcome });
      return outcome;
    },

    find: (token: string): Promise<Draft | { sentAt: Date } | null> => drafts.find(token, clock()),
  };
};

const newDraft = (callId: string, fields: DraftFields, savedAt: Date): Draft => ({
  callId,
  fields,
  savedAt,
  expiresAt: new Date(savedAt.getTime() + draftDays * dayMs),
});

/** Without the consent, which is given when the application is sent. */
function kept(fields: unknown, call: CallRules): DraftFields {
  const { fields: asked } = grantForm(call);
  const names = Object.keys(asked).filter((name) => name !== "dataProcessing");
  const typed = typedIn(fields);
  const texts = names.map((name) => [name, tidy(typed(name))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

/** Well-formed again, because the cut may split a character. */
const tidy = (text: string): string => paragraphs(text).slice(0, maxKeptLength).toWellFormed();
