import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";

const longestName = 200;
/** A family or a few friends; whoever comes with a class writes to us. */
export const mostPeople = 5;

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
  { ok: true; form: RegistrationForm } | { ok: false; reason: "invalid"; errors: RegistrationErrors };

/** The same reading for the page in the browser, the form without JavaScript and the API. */
export function readRegistration(input: unknown): ReadRegistration {
  const fields = new Map<string, unknown>(
    Object.entries(typeof input === "object" && input !== null ? input : {}),
  );
  const name = oneLine(textOf(fields.get("name")));
  const email = normalizeEmail(textOf(fields.get("email")));
  const people = wholeNumber(fields.get("people"));

  const e = registrationErrors;
  const errors: RegistrationErrors = {};
  if (name === "") errors.name = e.nameRequired;
  else if (name.length > longestName) errors.name = e.nameLong;
  if (!isEmail(email)) errors.email = e.emailInvalid;
  if (people === null || people < 1 || people > mostPeople) errors.people = e.peopleWrong;

  if (people === null || Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  return { ok: true, form: { name, email, people } };
}

/** Whatever is no text counts as nothing typed. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A form sends "2", a program may send 2. */
function wholeNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : null;
  const typed = textOf(value).trim();
  return /^\d{1,3}$/.test(typed) ? Number(typed) : null;
}
