import { reasonOf } from "#app/screens/admin/identity/fields.ts";
import {
  firstFoundation,
  firstIdentityFields,
  takesOver,
  type FirstIdentityField,
} from "#domain/content/kinds/foundation/first-foundation.ts";
import { problemsOf } from "#domain/content/editing/problems.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../translate.ts";
import type { Answers, Question } from "./question.ts";

/** `address.postalCode` is asked for as FOUNDATION_ADDRESS_POSTALCODE. */
const answerNameOf = (field: FirstIdentityField): string =>
  `FOUNDATION_${field.replaceAll(".", "_").toUpperCase()}`;

const anyYear = 2000;

export function identityProblems(
  typed: Answers,
  language: Language,
): Partial<Record<FirstIdentityField, string>> {
  const problems = problemsOf("foundation", firstFoundation(typed, anyYear));
  return Object.fromEntries(
    firstIdentityFields.flatMap((field) => {
      // What takes over another field is right where that one is.
      const problem =
        field in takesOver && !typed[field] ? undefined : problems.find(({ path }) => path === field);
      return problem
        ? [[field, translate(language, `settings.identity.error.${reasonOf(problem.reason)}`)]]
        : [];
    }),
  );
}

export const identityQuestions: readonly Question[] = firstIdentityFields.map((field): Question => {
  const source = takesOver[field];
  return {
    name: answerNameOf(field),
    label: `settings.identity.field.${field}`,
    ...(source && { otherwise: (known: Answers) => known[answerNameOf(source)] ?? "" }),
    problem: (value, language) => identityProblems({ [field]: value }, language)[field] ?? null,
  };
});

export const administratorQuestion: Question = {
  name: "ADMINISTRATOR_EMAIL",
  label: "setup.ask.ADMINISTRATOR_EMAIL",
  problem: (value, language) =>
    isEmail(normalizeEmail(value)) ? null : translate(language, "setup.not_an_email"),
};

export const identityIn = (known: Answers): Answers =>
  Object.fromEntries(firstIdentityFields.map((field) => [field, known[answerNameOf(field)] ?? ""]));
