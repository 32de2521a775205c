import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

/** Whether an approved volunteer still is one: once they have stopped, they are forgotten after their term. */
export function StopPanel({ work: { application, pending, change } }: { work: Work }) {
  const { text, format, language } = useText();
  const { version, stoppedOn } = application;
  const record = (typed: FormData) => {
    const day = typedText(typed, "stoppedOn");
    void change(
      send(language, "PUT", key("/api/admin/applications/volunteer/:id/stop", application), {
        version,
        stoppedOn: day,
      }),
    );
  };
  return (
    <Section id="stop" title={text("application.stop")} className="grid justify-items-start gap-3">
      <p>
        {stoppedOn === null
          ? text("application.stop.active")
          : text("application.stop.since", { date: format.date(stoppedOn) })}
      </p>
      {stoppedOn === null ? (
        <Form onSubmit={record} className="grid gap-3">
          <TextField label={text("application.stop.day")} required type="date" name="stoppedOn" />
          <Button type="submit" variant="secondary" size="small" pending={pending}>
            {text("application.stop.record")}
          </Button>
        </Form>
      ) : (
        <Button
          variant="secondary"
          size="small"
          disabled={pending}
          onClick={() =>
            void change(
              send(language, "PUT", key("/api/admin/applications/volunteer/:id/stop", application), {
                version,
                stoppedOn: null,
              }),
            )
          }
        >
          {text("application.stop.takeBack")}
        </Button>
      )}
    </Section>
  );
}
