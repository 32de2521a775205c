import { defaultPreset, presetEuros, type FormFields } from "#domain/giving/start/form-fields.ts";
import { Field } from "../../components/ui/field.tsx";
import { RadioGroup } from "../../components/ui/radio-group.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useText } from "../../i18n/text.tsx";
import { useField } from "./form-errors.ts";

type Props = { fields: FormFields; first: FormFields; onPreset: () => void };

export function AmountChoice({ fields, first, onPreset }: Props) {
  const { text, format } = useText();
  const custom = useField("custom");
  return (
    <section className="grid gap-4">
      <RadioGroup
        name="frequency"
        legend={text("donate.frequency")}
        layout="grid-cols-2"
        defaultValue={first.frequency ?? "ONE_TIME"}
        options={[
          { value: "ONE_TIME", label: text("donate.once") },
          { value: "MONTHLY", label: text("donate.monthly") },
        ]}
      />
      <RadioGroup
        name="amount"
        legend={text("donate.amount")}
        layout="grid-cols-2 sm:grid-cols-4"
        defaultValue={first.amount ?? String(defaultPreset)}
        onChange={onPreset}
        options={presetEuros.map((euros) => ({ value: String(euros), label: format.wholeEuros(euros) }))}
      />
      <Field label={text("donate.custom")} hint={text("donate.custom.hint")} {...custom}>
        {(control) => (
          <TextInput
            {...control}
            name="custom"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            className={fields.custom ? "border-action" : undefined}
            defaultValue={first.custom}
          />
        )}
      </Field>
    </section>
  );
}
