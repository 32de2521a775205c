import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { useText } from "../../../i18n/text.tsx";
import { RefusedForm } from "../refused-form.tsx";
import { Sample, Section } from "../section.tsx";

const minCharacters = 50;

export default function FieldsSection() {
  const { text } = useText();
  return (
    <Section id="fields">
      <Sample title={text("styleguide-parts.fields.line")} className="grid items-start gap-6 sm:grid-cols-2">
        <Lines />
      </Sample>
      <Sample title={text("styleguide-parts.fields.area")} className="grid items-start gap-6 sm:grid-cols-2">
        <Areas />
      </Sample>
      <Sample title={text("styleguide-parts.fields.refused")}>
        <RefusedForm />
      </Sample>
    </Section>
  );
}

/** Each label says in which state its field is. */
function Lines() {
  const { text } = useText();
  const value = text("styleguide-parts.fields.value");
  return (
    <>
      <Field label={text("styleguide-parts.state.empty")}>{(control) => <TextInput {...control} />}</Field>
      <Field label={text("styleguide-parts.state.filled")}>
        {(control) => <TextInput {...control} defaultValue={value} />}
      </Field>
      <Field
        label={text("styleguide-parts.state.hinted")}
        hint={text("styleguide-parts.fields.hint")}
        required
      >
        {(control) => <TextInput {...control} placeholder={value} />}
      </Field>
      <Field label={text("styleguide-parts.state.refused")} error={text("styleguide-parts.fields.nameError")}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={text("styleguide-parts.state.disabled")}>
        {(control) => <TextInput {...control} disabled defaultValue={value} />}
      </Field>
      <Field label={text("styleguide-parts.state.readonly")}>
        {(control) => <TextInput {...control} readOnly defaultValue={value} />}
      </Field>
      <Field label={text("styleguide-parts.fields.email")} error={text("styleguide-parts.fields.emailError")}>
        {(control) => <TextInput {...control} type="email" defaultValue="noor@example" />}
      </Field>
      <Field label={text("styleguide-parts.fields.phone")}>
        {(control) => <TextInput {...control} type="tel" defaultValue="+31 20 123 45 67" />}
      </Field>
    </>
  );
}

function Areas() {
  const { text } = useText();
  const counter = (length: number) =>
    text("styleguide-parts.fields.counter", { length, least: minCharacters });
  return (
    <>
      <Field label={text("styleguide-parts.state.empty")}>
        {(control) => <Textarea {...control} counter={counter} />}
      </Field>
      <Field label={text("styleguide-parts.state.refused")} error={text("styleguide-parts.fields.areaError")}>
        {(control) => (
          <Textarea {...control} counter={counter} defaultValue={text("styleguide-parts.type.sample")} />
        )}
      </Field>
    </>
  );
}
