import { formReader } from "#domain/forms/form-reader.ts";
import { readEmail } from "#domain/forms/read-email.ts";
import { sentIn } from "#domain/forms/typed-in.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

/** Larger groups write to us. */
export const maxPeople = 5;

export const registrationErrors = {
  nameRequired: "events.error.name_required",
  nameLong: "events.error.name_long",
  emailInvalid: "events.error.email_invalid",
  peopleWrong: "events.error.people_wrong",
} as const;
type RegistrationError = (typeof registrationErrors)[keyof typeof registrationErrors];

export type RegistrationForm = Readonly<{ name: string; email: string; people: number }>;
export type RegistrationErrors = Partial<Record<keyof RegistrationForm, RegistrationError>>;
export type ReadRegistration =
  | { ok: true; form: RegistrationForm }
  | { ok: false; reason: "invalid"; errors: RegistrationErrors };

/** Used by the page, the form without JavaScript and the API. */
export function readRegistration(input: unknown): ReadRegistration {
  const form = formReader<keyof RegistrationForm, RegistrationError>(input);
  const e = registrationErrors;
  const name = form.line("name", { missing: e.nameRequired, most: maxNameLength, long: e.nameLong });
  const email = readEmail(form, "email", e.emailInvalid);
  const people = wholeNumber(sentIn(input)("people"));
  if (people === null || people < 1 || people > maxPeople) form.wrong("people", e.peopleWrong);

  if (people === null || form.hasErrors()) return { ok: false, reason: "invalid", errors: form.errors };
  return { ok: true, form: { name, email, people } };
}

/** A form sends "2", a program may send 2. */
function wholeNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : null;
  const typed = typeof value === "string" ? value.trim() : "";
  return /^\d{1,3}$/.test(typed) ? Number(typed) : null;
}
