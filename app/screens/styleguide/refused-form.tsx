import { useId, useState, type SubmitEvent } from "react";
import { Button } from "../../components/ui/button.tsx";
import { ErrorSummary } from "../../components/ui/error-summary.tsx";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useText } from "../../i18n/text.tsx";
import { useHydrated } from "../../components/ui/use-hydrated.ts";

/** A form that is refused whenever it is sent: the summary takes the focus, so it cannot stand on the page from the start. */
export function RefusedForm() {
  const { text } = useText();
  const awake = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const [nameId, emailId] = [useId(), useId()];
  const problems = [
    { fieldId: nameId, message: text("styleguide-parts.fields.nameError") },
    { fieldId: emailId, message: text("styleguide-parts.fields.emailError") },
  ];
  const isRefused = attempt > 0;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <ErrorSummary problems={isRefused ? problems : []} attempt={attempt} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field
          id={nameId}
          label={text("styleguide-parts.fields.name")}
          error={isRefused && problems[0]?.message}
          required
        >
          {(control) => <TextInput {...control} />}
        </Field>
        <Field
          id={emailId}
          label={text("styleguide-parts.fields.email")}
          error={isRefused && problems[1]?.message}
          required
        >
          {(control) => <TextInput {...control} type="email" />}
        </Field>
      </div>
      <Button type="submit" variant="secondary" disabled={!awake} className="justify-self-start">
        {text("styleguide-parts.fields.send")}
      </Button>
    </form>
  );
}
