import { formReader } from "#domain/forms/form-reader.ts";
import { readApplicant } from "#domain/forms/read-applicant.ts";
import { sentIn } from "#domain/forms/typed-in.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import type { Cents } from "#domain/money/cents.ts";
import { readAmount } from "#domain/money/parse-amount.ts";

export const grantErrors = {
  organisationRequired: "grants.error.organisation_required",
  organisationLong: "grants.error.organisation_long",
  contactRequired: "grants.error.contact_required",
  contactLong: "grants.error.contact_long",
  emailInvalid: "grants.error.email_invalid",
  amountRequired: "grants.error.amount_required",
  amountUnclear: "grants.error.amount_unclear",
  amountTooLarge: "grants.error.amount_too_large",
  answerRequired: "grants.error.answer_required",
  answerLong: "grants.error.answer_long",
  consentRequired: "grants.error.consent_required",
} as const;
type GrantError = (typeof grantErrors)[keyof typeof grantErrors];

/** What a call asks, as far as reading an application needs it. */
export type CallRules = Readonly<{
  maxGrantCents: Cents;
  questions: readonly Readonly<{ id: string; maxLength: number; required: boolean }>[];
}>;

export type GrantForm = Readonly<{
  organisation: string;
  contactName: string;
  email: string;
  requestedCents: Cents;
  /** By question; one that was left empty is not there. */
  answers: Readonly<Record<string, string>>;
}>;

/** By the name of the field. A question's field is named after it: see `answerField`. */
export type GrantErrors = Record<string, GrantError>;
export type ReadGrantForm =
  | { ok: true; form: GrantForm }
  | { ok: false; reason: "invalid"; errors: GrantErrors };

export const answerField = (questionId: string): string => `answer-${questionId}`;
export const consentField = "dataProcessing";

/**
 * The same reading for the page in the browser, the form without JavaScript and the API, which sends `answers` by question and
 * `dataProcessing` as a truth.
 */
export function readGrantForm(input: unknown, call: CallRules): ReadGrantForm {
  const errors: GrantErrors = {};
  const form = formReader<string, GrantError>({ ...answersAsFields(input), ...Object(input) }, errors);
  const e = grantErrors;
  const applicant = readApplicant(form, e);
  const amount = readRequested(form.typed("amount"), call.maxGrantCents);
  if (typeof amount === "string") form.wrong("amount", amount);

  const answers: Record<string, string> = {};
  for (const { id, maxLength, required } of call.questions) {
    const missing = required ? { missing: e.answerRequired } : {};
    const answer = form.text(answerField(id), { ...missing, most: maxLength, long: e.answerLong });
    if (answer !== "") answers[id] = answer;
  }
  if (!consents(input)) form.wrong(consentField, e.consentRequired);

  if (form.hasErrors() || typeof amount === "string") return { ok: false, reason: "invalid", errors };
  return { ok: true, form: { ...applicant, requestedCents: amount, answers } };
}

function readRequested(typed: string, maxCents: Cents): Cents | GrantError {
  if (oneLine(typed) === "") return grantErrors.amountRequired;
  const read = readAmount(typed);
  if (!read.ok)
    return read.reason === "amount_too_large" ? grantErrors.amountTooLarge : grantErrors.amountUnclear;
  if (read.cents === 0) return grantErrors.amountRequired;
  return read.cents > maxCents ? grantErrors.amountTooLarge : read.cents;
}

/** A tick is sent as "on" by a form and as a truth by the API. Anything else is no consent. */
const consents = (input: unknown): boolean => {
  const given = sentIn(input)(consentField);
  return given === true || given === "on";
};

/** Answers stand in the form side by side, in a call under their own name. */
const answersAsFields = (input: unknown): Record<string, unknown> => {
  const answers: unknown = sentIn(input)("answers");
  return Object.fromEntries(Object.entries(Object(answers)).map(([id, text]) => [answerField(id), text]));
};
