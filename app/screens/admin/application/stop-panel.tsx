import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import { typedText } from "../../../data/typed-text.ts";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

/** After a volunteer has stopped, their data is deleted when the retention period ends. */
export function StopPanel({ work: { application, pending, change } }: { work: Work }) {
  const { text, format } = useText();
  const { version, stoppedOn } = application;
  const record = (day: string | null) =>
    change("PUT", "/api/admin/applications/volunteer/:id/stop", { version, stoppedOn: day });
  return (
    <Section id="stop" title={text("application.stop")} className="grid justify-items-start gap-3">
      <p>
        {stoppedOn === null
          ? text("application.stop.active")
          : text("application.stop.since", { date: format.date(stoppedOn) })}
      </p>
      {stoppedOn === null ? (
        <Form
          onSubmit={(typed) => record(typedText(typed, "stoppedOn"))}
          submit={text("application.stop.record")}
          variant="secondary"
          pending={pending}
        >
          <TextField label={text("application.stop.day")} required type="date" name="stoppedOn" />
        </Form>
      ) : (
        <Button variant="secondary" size="small" disabled={pending} onClick={() => void record(null)}>
          {text("application.stop.takeBack")}
        </Button>
      )}
    </Section>
  );
}
