import { maxPeople } from "#domain/events/registration-form.ts";
import { FormLine, usual } from "../../components/public-form/form-line.tsx";
import type { PublicForm } from "../../components/public-form/use-public-form.ts";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { useText } from "../../i18n/text.tsx";

/** `most`: of a party of five, only as many as there are chairs. */
export function RegistrationFields({ form, most }: { form: PublicForm; most: number }) {
  const { text } = useText();
  const choices = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <div className="grid gap-5">
      <FormLine form={form} name="name" label={text("events.form.name")} required {...usual.name} />
      <FormLine form={form} name="email" label={text("events.form.email")} required {...usual.email} />
      <Field
        label={text("events.form.people")}
        hint={text("events.form.peopleHint", { most: maxPeople })}
        required
        {...form.field("people")}
      >
        {(control) => (
          <NativeSelect
            {...control}
            name="people"
            options={choices.map((n) => ({
              value: String(n),
              label: text("events.form.peopleOption", { n }),
            }))}
            defaultValue={form.typed("people") ?? "1"}
          />
        )}
      </Field>
    </div>
  );
}
