import type { FormFields } from "#domain/giving/form-fields.ts";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useText } from "../../i18n/text.tsx";
import { useField } from "./form-errors.ts";

export function YourDetails({ first }: { first: FormFields }) {
  const { text } = useText();
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      <Field label={text("donate.email")} hint={text("donate.email.hint")} required {...useField("email")}>
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="email" defaultValue={first.email} />
        )}
      </Field>
      <Field label={text("donate.name")} hint={text("donate.name.hint")} {...useField("name")}>
        {(control) => (
          <TextInput {...control} name="name" autoComplete="name" dir="auto" defaultValue={first.name} />
        )}
      </Field>
    </section>
  );
}
