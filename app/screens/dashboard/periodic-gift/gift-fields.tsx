import { earlyEnds, instalmentKinds, minTermYears } from "#domain/periodic/agreement.ts";
import { firstYears } from "#domain/periodic/agreement-form.ts";
import type { PublicForm } from "../../../components/public-form/use-public-form.ts";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { RadioGroup } from "../../../components/ui/radio-group.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText } from "../../../i18n/text.tsx";
import { dutchToday } from "../../../i18n/dutch-today.ts";

/** Asked for only with the choice it belongs to. The browser itself sees to it, so it needs no JavaScript. */
const onlyForYears = "hidden group-has-[input[name=term][value=years]:checked]:block";
const onlyForOther = "hidden group-has-[input[name=endsOnDeathOf][value=other]:checked]:block";

export function GiftFields({ form }: { form: PublicForm }) {
  const { text } = useText();
  const years = firstYears(dutchToday()).map(String);
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 text-xl font-semibold">{text("periodic.form.gift")}</legend>
      <Field
        label={text("periodic.form.amount")}
        hint={text("periodic.form.amountHint")}
        required
        {...form.field("yearlyAmount")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="yearlyAmount"
            inputMode="decimal"
            dir="ltr"
            defaultValue={form.typed("yearlyAmount")}
          />
        )}
      </Field>
      <Field label={text("periodic.form.instalments")} required {...form.field("instalments")}>
        {(control) => (
          <NativeSelect
            {...control}
            name="instalments"
            defaultValue={form.typed("instalments") ?? "monthly"}
            options={instalmentKinds.map((value) => ({
              value,
              label: text(`periodic.instalments.${value}`),
            }))}
          />
        )}
      </Field>
      <RadioGroup
        name="term"
        legend={text("periodic.form.term")}
        defaultValue={form.typed("term") ?? "years"}
        layout="sm:grid-cols-2"
        options={[
          { value: "years", label: text("periodic.form.term.years") },
          { value: "indefinite", label: text("periodic.form.term.indefinite") },
        ]}
      />
      <Field
        label={text("periodic.form.termYears")}
        hint={text("periodic.form.termYearsHint")}
        required
        className={onlyForYears}
        {...form.field("termYears")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="termYears"
            inputMode="numeric"
            dir="ltr"
            defaultValue={form.typed("termYears") ?? String(minTermYears)}
          />
        )}
      </Field>
      <Field label={text("periodic.form.firstYear")} required {...form.field("firstYear")}>
        {(control) => (
          <NativeSelect
            {...control}
            name="firstYear"
            defaultValue={form.typed("firstYear") ?? years[0]}
            options={years.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
      <RadioGroup
        name="endsOnDeathOf"
        legend={text("periodic.form.endsOnDeathOf")}
        defaultValue={form.typed("endsOnDeathOf") ?? "donor"}
        layout="sm:grid-cols-2"
        options={[
          { value: "donor", label: text("periodic.form.death.donor") },
          { value: "other", label: text("periodic.form.death.other") },
        ]}
      />
      <Field
        label={text("periodic.form.deathName")}
        required
        className={onlyForOther}
        {...form.field("deathName")}
      >
        {(control) => (
          <TextInput {...control} name="deathName" dir="auto" defaultValue={form.typed("deathName")} />
        )}
      </Field>
      <fieldset>
        <legend className="font-medium">{text("periodic.form.ends")}</legend>
        {earlyEnds.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={text(`periodic.form.${name}`)}
            defaultChecked={form.typed(name) !== undefined}
          />
        ))}
      </fieldset>
    </fieldset>
  );
}
