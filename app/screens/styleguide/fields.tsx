import { useId, useState, type SubmitEvent } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { ErrorSummary } from "../../components/ui/error-summary.tsx";
import { RadioGroup } from "../../components/ui/radio-group.tsx";
import { SelectField } from "../../components/ui/select-field.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { TextareaField } from "../../components/ui/textarea-field.tsx";

const frequencies = [
  { value: "once", label: "Once" },
  { value: "monthly", label: "Monthly", hint: "You can stop at any time." },
];

/** Sending the form shows the error summary. */
export function Fields() {
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 ? "Name is required" : undefined;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <ErrorSummary problems={error ? [{ fieldId: id, message: error }] : []} attempt={attempt} />
      <TextField id={id} label="Name" hint="We use this for nothing else." error={error} required />
      <TextField label="Disabled" disabled defaultValue="Noor" />
      <TextareaField label="Motivation" counter={(length) => `${length} characters`} />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Send
      </Button>
    </form>
  );
}

export function Choices() {
  return (
    <>
      <SelectField
        label="Frequency"
        error="Please choose a frequency"
        options={frequencies}
        placeholder="Choose a frequency"
      />
      <Checkbox label="Checkbox" defaultChecked />
      <Checkbox look="card" label="Checkbox as a card" hint="With a hint" />
      <RadioGroup name="frequency" legend="Radio buttons" options={frequencies} defaultValue="once" />
    </>
  );
}
