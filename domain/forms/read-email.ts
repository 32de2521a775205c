import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import type { FormReader } from "./form-reader.ts";

/** Apart from the reader: a form that asks for no address need not bring the rules of addresses to the browser. */
export function readEmail<Field extends string, Problem extends string>(
  form: FormReader<Field, Problem>,
  field: Field,
  invalid: Problem,
): string {
  const email = normalizeEmail(form.typed(field));
  if (!isEmail(email)) form.wrong(field, invalid);
  return email;
}
