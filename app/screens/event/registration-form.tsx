import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { maxPeople, readRegistration } from "#domain/events/registration-form.ts";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { usePublicForm, type PublicForm, type Typed } from "../../components/public-form/use-public-form.ts";
import { toasts } from "../../components/ui/toast-store.ts";
import { send } from "../../data/browser.ts";
import { eventKey } from "../../data/news-keys.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { key } from "../../data/api-key.ts";
import { RegistrationFields } from "./registration-fields.tsx";

type Outcome = "registered" | "waiting";
type Props = { event: EventPageAnswer; onSent: (outcome: Outcome) => void };

export function RegistrationForm({ event, onSent }: Props) {
  const { text } = useText();
  const form = useRegistration(event.id, onSent);
  const isFull = event.state === "FULL";
  const most = isFull ? maxPeople : Math.min(maxPeople, event.placesLeft);
  return (
    <PlainForm
      form={form}
      name="event"
      at="registration"
      summary={text("events.error.summary")}
      intro={
        <>
          <h2 className="text-2xl">{text(isFull ? "events.form.titleFull" : "events.form.title")}</h2>
          <p className="mt-2 mb-6 text-ink-soft">
            {text(isFull ? "events.form.introFull" : "events.form.intro")}
          </p>
        </>
      }
    >
      <RegistrationFields form={form} most={most} />
      <SendButton
        form={form}
        sending={text("events.form.submitting")}
        privacy={{ text: text("events.form.privacy"), link: text("events.form.privacyLink") }}
        className="mt-6 w-full"
      >
        {text(isFull ? "events.form.submitFull" : "events.form.submit")}
      </SendButton>
    </PlainForm>
  );
}

function useRegistration(eventId: string, onSent: Props["onSent"]): PublicForm {
  const { text, language } = useText();
  const cache = useApiCache();
  const done = (outcome: Outcome) => {
    toasts.add({ title: text(`events.${outcome}.title`), description: text(`events.${outcome}.text`) });
    onSent(outcome);
  };
  return usePublicForm({
    name: "event",
    wrongFields: wrongIn,
    send: async (typed) => {
      const path = key("/api/events/:id/registrations", { id: eventId });
      try {
        const { status } = await send(language, "POST", path, typed);
        done(status === "WAITING" ? "waiting" : "registered");
      } finally {
        // Sent or refused: the places are no longer what they were when the page was opened.
        void cache.reload(eventKey(eventId));
      }
    },
    onSent: () => {},
    failed: { title: text("events.failed.title"), text: text("events.failed.text") },
  });
}

function wrongIn(typed: Typed) {
  const read = readRegistration(typed);
  return read.ok ? {} : read.errors;
}
