import { asCents } from "#domain/money/cents.ts";
import type { FormDefinition, FormValues } from "./define-form.ts";
import type { Field } from "./fields.ts";

/** Valid values of a form, so that a test names only the fields it is about. Optional fields are empty. */
export const sampleOf = <Form extends FormDefinition>(form: Form): FormValues<Form> =>
  Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, valueOf(field)]),
  ) as FormValues<Form>;

function valueOf({ kind, required, when, min = 1, options }: Field): unknown {
  if (kind === "checkbox") return required;
  if (!required || when) return null;
  if (kind === "email") return "sample@example.org";
  if (kind === "number") return min;
  if (kind === "money") return asCents(100);
  if (kind === "date") return "2026-11-18";
  return options?.[0] ?? "Sample".padEnd(min, ".");
}
