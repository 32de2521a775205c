import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";
import { readAmount } from "#domain/money/parse-amount.ts";

const longestName = 200;

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
  maxGrantCents: number;
  questions: readonly Readonly<{ id: string; maxLength: number; required: boolean }>[];
}>;

export type GrantForm = Readonly<{
  organisation: string;
  contactName: string;
  email: string;
  requestedCents: number;
  /** By question; one that was left empty is not there. */
  answers: Readonly<Record<string, string>>;
}>;

/** By the name of the field. A question's field is named after it: see `answerField`. */
export type GrantErrors = Record<string, GrantError>;
export type ReadGrantForm =
  { ok: true; form: GrantForm } | { ok: false; reason: "invalid"; errors: GrantErrors };

export const answerField = (questionId: string): string => `answer-${questionId}`;
export const consentField = "dataProcessing";

/**
 * The same reading for the page in the browser, the form without JavaScript and the API, which sends `answers` by question and
 * `dataProcessing` as a truth.
 */
export function readGrantForm(input: unknown, call: CallRules): ReadGrantForm {
  const typed = textsOf(input);
  const organisation = oneLine(typed("organisation"));
  const contactName = oneLine(typed("contactName"));
  const email = normalizeEmail(typed("email"));
  const amount = readRequested(typed("amount"), call.maxGrantCents);

  const e = grantErrors;
  const errors: GrantErrors = {};
  if (organisation === "") errors["organisation"] = e.organisationRequired;
  else if (organisation.length > longestName) errors["organisation"] = e.organisationLong;
  if (contactName === "") errors["contactName"] = e.contactRequired;
  else if (contactName.length > longestName) errors["contactName"] = e.contactLong;
  if (!isEmail(email)) errors["email"] = e.emailInvalid;
  if (typeof amount === "string") errors["amount"] = amount;

  const answers: Record<string, string> = {};
  for (const { id, maxLength, required } of call.questions) {
    const answer = paragraphs(typed(answerField(id)));
    if (answer === "" && required) errors[answerField(id)] = e.answerRequired;
    else if (answer.length > maxLength) errors[answerField(id)] = e.answerLong;
    else if (answer !== "") answers[id] = answer;
  }
  if (!consents(input)) errors[consentField] = e.consentRequired;

  if (Object.keys(errors).length > 0 || typeof amount === "string")
    return { ok: false, reason: "invalid", errors };
  return { ok: true, form: { organisation, contactName, email, requestedCents: amount, answers } };
}

function readRequested(typed: string, maxCents: number): number | GrantError {
  if (oneLine(typed) === "") return grantErrors.amountRequired;
  const read = readAmount(typed);
  if (!read.ok)
    return read.reason === "amount_too_large" ? grantErrors.amountTooLarge : grantErrors.amountUnclear;
  if (read.cents === 0) return grantErrors.amountRequired;
  return read.cents > maxCents ? grantErrors.amountTooLarge : read.cents;
}

/** A tick is sent as "on" by a form and as a truth by the API. Anything else is no consent. */
const consents = (input: unknown): boolean => {
  const given = fieldOf(input, consentField);
  return given === true || given === "on";
};

/** Whatever is no text counts as nothing typed. Answers stand in the form side by side, in a call under their own name. */
const textsOf = (input: unknown) => {
  const answers = fieldOf(input, "answers");
  return (name: string): string => {
    const value = name.startsWith("answer-")
      ? (fieldOf(input, name) ?? fieldOf(answers, name.slice("answer-".length)))
      : fieldOf(input, name);
    return typeof value === "string" ? value : "";
  };
};

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === "object" && input !== null && Object.hasOwn(input, name)
    ? (input as Record<string, unknown>)[name]
    : undefined;
