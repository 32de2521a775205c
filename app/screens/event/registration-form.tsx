import type { EventPageAnswer } from "#domain/content/public/event.ts";
import { mostPeople, readRegistration } from "#domain/events/registration-form.ts";
import { FormGuard } from "../../components/form-guard.tsx";
import { FormProblems } from "../../components/public-form/form-problems.tsx";
import { usePublicForm, type PublicForm, type Typed } from "../../components/public-form/use-public-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { sendJson } from "../../data/browser.ts";
import { eventKey } from "../../data/news-keys.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { RegistrationFields } from "./registration-fields.tsx";

type Outcome = "registered" | "waiting";
type Props = { event: EventPageAnswer; onSent: (outcome: Outcome) => void };

export function RegistrationForm({ event, onSent }: Props) {
  const { text } = useWords();
  const form = useRegistration(event.id, onSent);
  const { ref, submit, recheck } = form;
  const isFull = event.state === "FULL";
  const most = isFull ? mostPeople : Math.min(mostPeople, event.placesLeft);
  return (
    <form ref={ref} method="post" action="#registration" noValidate onSubmit={submit} onChange={recheck}>
      <FormGuard name="event" />
      <h2 className="text-2xl">{text(isFull ? "events.form.titleFull" : "events.form.title")}</h2>
      <p className="mt-2 mb-6 text-ink-soft">
        {text(isFull ? "events.form.introFull" : "events.form.intro")}
      </p>
      <FormProblems form={form} title={text("events.error.summary")} />
      <RegistrationFields form={form} most={most} />
      <p className="mt-6 text-sm text-ink-soft">
        {text("events.form.privacy")}{" "}
        <Link href="/privacy" className="text-link">
          {text("events.form.privacyLink")}
        </Link>
      </p>
      <Button
        type="submit"
        size="large"
        pending={form.pending}
        pendingLabel={text("events.form.submitting")}
        className="mt-6 w-full"
      >
        {text(isFull ? "events.form.submitFull" : "events.form.submit")}
      </Button>
    </form>
  );
}

function useRegistration(eventId: string, onSent: Props["onSent"]): PublicForm {
  const { text, language } = useWords();
  const cache = useApiCache();
  const done = (outcome: Outcome) => {
    toasts.add({ title: text(`events.${outcome}.title`), description: text(`events.${outcome}.text`) });
    onSent(outcome);
  };
  return usePublicForm({
    name: "event",
    wrongFields: wrongIn,
    send: async (typed) => {
      const path = `/api/events/${eventId}/registrations`;
      try {
        const { status } = await sendJson<{ status: string }>(language, "POST", path, typed);
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
