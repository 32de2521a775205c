import { earlyEnds, instalmentKinds, minTermYears } from "#domain/periodic/agreement.ts";
import { firstYears } from "#domain/periodic/agreement-form.ts";
import type { PublicForm } from "../../../components/public-form/use-public-form.ts";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { RadioGroup } from "../../../components/ui/radio-group.tsx";
import { useText } from "../../../i18n/text.tsx";
import { dutchToday } from "../../../i18n/dutch-today.ts";

/** Shown only with its choice, by CSS, so that it needs no JavaScript. */
const onlyForYears = "hidden group-has-[input[name=term][value=years]:checked]:block";
const onlyForOther = "hidden group-has-[input[name=endsOnDeathOf][value=other]:checked]:block";

export function GiftFields({ form }: { form: PublicForm }) {
  const { text } = useText();
  const years = firstYears(dutchToday()).map(String);
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 text-xl font-semibold">{text("periodic.form.gift")}</legend>
      <TextField
        label={text("periodic.form.amount")}
        hint={text("periodic.form.amountHint")}
        required
        {...form.field("yearlyAmount")}
        name="yearlyAmount"
        inputMode="decimal"
        dir="ltr"
        defaultValue={form.typed("yearlyAmount")}
      />
      <SelectField
        label={text("periodic.form.instalments")}
        required
        {...form.field("instalments")}
        name="instalments"
        defaultValue={form.typed("instalments") ?? "monthly"}
        options={instalmentKinds.map((value) => ({
          value,
          label: text(`periodic.instalments.${value}`),
        }))}
      />
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
      <TextField
        label={text("periodic.form.termYears")}
        hint={text("periodic.form.termYearsHint")}
        required
        box={onlyForYears}
        {...form.field("termYears")}
        name="termYears"
        inputMode="numeric"
        dir="ltr"
        defaultValue={form.typed("termYears") ?? String(minTermYears)}
      />
      <SelectField
        label={text("periodic.form.firstYear")}
        required
        {...form.field("firstYear")}
        name="firstYear"
        defaultValue={form.typed("firstYear") ?? years[0]}
        options={years.map((value) => ({ value, label: value }))}
      />
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
      <TextField
        label={text("periodic.form.deathName")}
        required
        box={onlyForOther}
        {...form.field("deathName")}
        name="deathName"
        dir="auto"
        defaultValue={form.typed("deathName")}
      />
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
