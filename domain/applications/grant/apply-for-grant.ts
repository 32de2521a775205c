import { duplicatesSince } from "#domain/forms/sent-again.ts";
import type { Language } from "#domain/language.ts";
import { readGrantForm, type GrantErrors } from "./application-form.ts";
import { consentTextVersion, type GrantApplication } from "./application.ts";
import { grantCallRefusal, type GrantCallRefusal } from "./grant-call-refusal.ts";
import type { FindCall, WithGrantStores } from "./ports.ts";

type Needs = {
  findCall: FindCall;
  withTransaction: WithGrantStores;
  today: () => string;
  clock: () => Date;
  newId: () => string;
};

export type ApplyOutcome =
  | { ok: true; stored: "added" | "already_sent" }
  | { ok: false; reason: GrantCallRefusal }
  | { ok: false; reason: "invalid"; errors: GrantErrors };

type Sent = Readonly<{ callId: string; input: unknown; draftToken: string | null; language: Language }>;

export const applyForGrant =
  ({ findCall, withTransaction, today, clock, newId }: Needs) =>
  async ({ callId, input, draftToken, language }: Sent): Promise<ApplyOutcome> => {
    const call = await findCall(callId);
    if (!call) return { ok: false, reason: "call_unknown" };
    // A refusal keeps the draft, which can still be read and copied.
    const refusal = grantCallRefusal(call, today());
    if (refusal) return { ok: false, reason: refusal };
    const read = readGrantForm(input, call);
    if (!read.ok) return read;

    const now = clock();
    const application: GrantApplication = {
      ...read.values,
      id: newId(),
      callId: call.id,
      draftToken,
      language,
      consentTextVersion,
      createdAt: now,
    };
    return withTransaction(async ({ addUnlessSentSince, writeLetters }) => {
      const stored = await addUnlessSentSince(application, duplicatesSince(now));
      if (stored !== "added") return { ok: true, stored: "already_sent" };
      await writeLetters(application, call.title[language]);
      return { ok: true, stored };
    });
  };
