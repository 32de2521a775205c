import type { FormFields } from "#domain/giving/start/form-fields.ts";
import { Field } from "../../components/ui/field.tsx";
import { RadioGroup } from "../../components/ui/radio-group.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useText } from "../../i18n/text.tsx";
import { useField } from "./form-errors.ts";

const types = ["none", "honor", "memory"] as const;

/** The fields appear only when a type is chosen; the style sheet sees to that, so it works without JavaScript. */
export function TributeFields({ first }: { first: FormFields }) {
  const { text } = useText();
  return (
    <section className="tribute grid gap-4">
      <RadioGroup
        name="tribute"
        legend={text("donate.tribute")}
        layout="sm:grid-cols-[10rem_1fr_auto]"
        defaultValue={first.tribute ?? "none"}
        options={types.map((type) => ({ value: type, label: text(`donate.tribute.${type}`) }))}
      />
      <div className="tribute-details grid gap-4">
        <Field label={text("donate.honoree")} {...useField("honoree")}>
          {(control) => <TextInput {...control} name="honoree" dir="auto" defaultValue={first.honoree} />}
        </Field>
        <Field label={text("donate.message")} {...useField("message")}>
          {(control) => (
            <Textarea {...control} name="message" rows={3} dir="auto" defaultValue={first.message} />
          )}
        </Field>
        <Field
          label={text("donate.notifyEmail")}
          hint={text("donate.notifyEmail.hint")}
          {...useField("notifyEmail")}
        >
          {(control) => (
            <TextInput {...control} name="notifyEmail" type="email" defaultValue={first.notifyEmail} />
          )}
        </Field>
      </div>
    </section>
  );
}
