import { defineForm, readForm, type FormErrors } from "#domain/forms/define-form.ts";
import { consent, money } from "#domain/forms/choice-fields.ts";
import { email, multiline, text, type Field } from "#domain/forms/fields.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";

export type CallRules = Readonly<{
  maxGrantCents: Cents;
  questions: readonly Readonly<{ id: string; maxLength: number; required: boolean }>[];
}>;

export const answerField = (questionId: string): string => `answer-${questionId}`;

export const grantForm = ({ maxGrantCents, questions }: CallRules) =>
  defineForm({
    name: "grant",
    words: "grants",
    offersEmails: true,
    fields: {
      organisation: text({
        required: true,
        max: maxNameLength,
        column: "org_name",
        autoComplete: "organization",
      }),
      contactName: text({ required: true, max: maxNameLength, autoComplete: "name" }),
      email: email({ column: "contact_email" }),
      amount: money({ max: maxGrantCents, column: "requested_cents", hint: true }),
      ...answerFields(questions),
      dataProcessing: consent({ required: true }),
    },
  });

export const commonGrantForm = grantForm({ maxGrantCents: asCents(Number.MAX_SAFE_INTEGER), questions: [] });

function answerFields(questions: CallRules["questions"]): Readonly<Record<string, Field>> {
  const fields = questions.map(({ id, maxLength, required }) => [
    answerField(id),
    multiline({ max: maxLength, words: "answer", column: null, ...(required && { required }) }),
  ]);
  return Object.fromEntries(fields);
}

export type GrantErrors = FormErrors<ReturnType<typeof grantForm>>;

/** The API sends the answers as `answers`, by question; a posted form sends them side by side. */
export function readGrantForm(input: unknown, call: CallRules) {
  const read = readForm(grantForm(call), { ...answersAsFields(input), ...Object(input) });
  if (!read.ok) return read;
  const { organisation, contactName, email: address, amount, dataProcessing } = read.values;
  const given = new Map<string, unknown>(Object.entries(read.values));
  const answers: Record<string, string> = {};
  for (const { id } of call.questions) {
    const answer = given.get(answerField(id));
    if (typeof answer === "string") answers[id] = answer;
  }
  return {
    ok: true,
    values: { organisation, contactName, email: address, amount, dataProcessing, answers },
  } as const;
}

const answersAsFields = (input: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(Object(input).answers)).map(([id, answer]) => [answerField(id), answer]),
  );
