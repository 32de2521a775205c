import { useId } from "react";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { RadioGroup } from "../../../components/ui/radio-group.tsx";
import { useText } from "../../../i18n/text.tsx";
import { usePrograms } from "../programs.ts";
import { Sample, Section } from "../section.tsx";

export default function ChoicesSection() {
  const { text } = useText();
  return (
    <Section id="choices">
      <Sample title={text("styleguide-parts.choices.list")} className="grid items-start gap-6 sm:grid-cols-2">
        <Lists />
      </Sample>
      <Sample
        title={text("styleguide-parts.choices.ticks")}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <Ticks />
      </Sample>
      <Sample
        title={text("styleguide-parts.choices.cards")}
        className="grid items-start gap-8 sm:grid-cols-2"
      >
        <Cards />
      </Sample>
    </Section>
  );
}

function Lists() {
  const { text } = useText();
  const options = usePrograms();
  const placeholder = text("styleguide-parts.choices.placeholder");
  return (
    <>
      <Field label={text("styleguide-parts.state.empty")}>
        {(control) => <NativeSelect {...control} options={options} placeholder={placeholder} />}
      </Field>
      <Field label={text("styleguide-parts.state.filled")}>
        {(control) => <NativeSelect {...control} options={options} defaultValue="animals" />}
      </Field>
      <Field
        label={text("styleguide-parts.state.refused")}
        error={text("styleguide-parts.choices.listError")}
      >
        {(control) => <NativeSelect {...control} options={options} placeholder={placeholder} />}
      </Field>
      <Field label={text("styleguide-parts.state.disabled")}>
        {(control) => <NativeSelect {...control} options={options} placeholder={placeholder} disabled />}
      </Field>
    </>
  );
}

function Ticks() {
  const { text } = useText();
  return (
    <>
      <Checkbox label={text("styleguide-parts.state.empty")} />
      <Checkbox label={text("styleguide-parts.state.ticked")} defaultChecked />
      <Checkbox look="card" label={text("styleguide-parts.state.empty")} />
      <Checkbox
        look="card"
        label={text("styleguide-parts.state.ticked")}
        hint={text("styleguide-parts.fields.hint")}
        defaultChecked
      />
      <Checkbox
        label={text("styleguide-parts.state.refused")}
        error={text("styleguide-parts.choices.tickError")}
        required
      />
      <Checkbox look="card" label={text("styleguide-parts.state.disabled")} disabled />
    </>
  );
}

function Cards() {
  const { text } = useText();
  const id = useId();
  const once = { value: "once", label: text("styleguide-parts.choices.once") };
  const monthly = { value: "monthly", label: text("styleguide-parts.choices.monthly") };
  return (
    <>
      <RadioGroup
        name={`${id}chosen`}
        legend={text("styleguide-parts.state.filled")}
        options={[once, { ...monthly, hint: text("styleguide-parts.choices.monthlyHint") }]}
        defaultValue="once"
      />
      <RadioGroup
        name={`${id}refused`}
        legend={text("styleguide-parts.state.refused")}
        options={[once, monthly]}
        error={text("styleguide-parts.choices.cardError")}
        required
      />
      <RadioGroup
        name={`${id}disabled`}
        legend={text("styleguide-parts.state.disabled")}
        options={[once, { ...monthly, disabled: true }]}
        layout="grid-cols-2"
        hint={text("styleguide-parts.fields.hint")}
      />
    </>
  );
}
