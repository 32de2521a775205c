import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { maxPeople, registrationForm } from "#domain/events/registration-form.ts";
import { FormFields } from "../../components/public-form/form-fields.tsx";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { useDefinedForm, type DefinedForm } from "../../components/public-form/use-public-form.ts";
import { toasts } from "../../components/ui/toast-store.ts";
import { send } from "../../data/browser.ts";
import { eventKey } from "../../data/news-keys.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { key } from "../../data/api-key.ts";

type Outcome = "registered" | "waiting";
type Props = { event: EventPageAnswer; onSent: (outcome: Outcome) => void };

export function RegistrationForm({ event, onSent }: Props) {
  const { text } = useText();
  const form = useRegistration(event.id, onSent);
  const isFull = event.state === "FULL";
  // No more people than there are places.
  const most = isFull ? maxPeople : Math.min(maxPeople, event.placesLeft);
  const options = Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: text("events.form.peopleOption", { n: index + 1 }),
  }));
  return (
    <PlainForm
      form={form}
      at="registration"
      intro={
        <>
          <h2 className="text-2xl">{text(isFull ? "events.form.titleFull" : "events.form.title")}</h2>
          <p className="mt-2 mb-6 text-ink-soft">
            {text(isFull ? "events.form.introFull" : "events.form.intro")}
          </p>
        </>
      }
    >
      <FormFields form={form} className="grid gap-5" extras={{ people: { options, defaultValue: "1" } }} />
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

function useRegistration(eventId: string, onSent: Props["onSent"]): DefinedForm {
  const { text, language } = useText();
  const cache = useApiCache();
  const done = (outcome: Outcome) => {
    toasts.add({ title: text(`events.${outcome}.title`), description: text(`events.${outcome}.text`) });
    onSent(outcome);
  };
  return useDefinedForm(registrationForm, {
    send: async (registration) => {
      const path = key("/api/events/:id/registrations", { id: eventId });
      try {
        const { status } = await send(language, "POST", path, registration);
        done(status === "WAITING" ? "waiting" : "registered");
      } finally {
        // Either way the number of places has changed since the page was opened.
        void cache.reload(eventKey(eventId));
      }
    },
    onSent: () => {},
    failed: { title: text("events.failed.title"), text: text("events.failed.text") },
  });
}
