import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useText, type Text } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { Button } from "../../components/ui/button.tsx";

const done = ["registered", "waiting", "gaveUp"] as const;
type Done = (typeof done)[number];

export function Registration({ event }: { event: EventPageAnswer }) {
  const { text } = useText();
  const search = new URLSearchParams(useSearch());
  const wasRefused = [usePosted("event"), usePosted("give-up")].some((posted) => posted !== null);
  const reported = wasRefused ? undefined : done.find((outcome) => search.has(outcome));
  const [sent, setSent] = useState<Done>();
  const outcome = sent ?? reported;
  const box = useRef<HTMLElement>(null);
  // The focused form was removed.
  useEffect(() => {
    if (sent) box.current?.focus();
  }, [sent]);
  const registration = search.get("registration");
  return (
    <section
      ref={box}
      tabIndex={-1}
      id="registration"
      aria-label={text("events.form.title")}
      className="border-t-4 border-action bg-paper-raised p-5 sm:p-8 print:hidden"
    >
      {outcome ? (
        <Notice tone="good" title={text(`events.${outcome}.title`)}>
          {text(`events.${outcome}.text`)}
        </Notice>
      ) : registration !== null ? (
        <GiveUpPlace registration={registration} />
      ) : event.state === "OPEN" || event.state === "FULL" ? (
        <RegistrationForm event={event} onSent={setSent} />
      ) : (
        <p>
          {closedText(event.state, text)}{" "}
          <Link href="/events" className="text-link inline-block py-2">
            {text("events.title")}
          </Link>
        </p>
      )}
    </section>
  );
}

const closedText = (state: EventPageAnswer["state"], text: Text): string =>
  text(state === "STARTED" ? "events.started" : "events.over");

/** Opened from an email. Needs a click, because mail scanners follow links, and no bot protection: the registration id is secret. */
function GiveUpPlace({ registration }: { registration: string }) {
  const { text } = useText();
  const problem = usePosted("give-up")?.problem;
  if (problem) return <Notice tone="bad">{text(problem)}</Notice>;
  return (
    <form method="post" action="#registration">
      <input type="hidden" name="form" value="give-up" />
      <input type="hidden" name="registration" value={registration} />
      <h2 className="text-2xl">{text("events.giveUp.title")}</h2>
      <p className="mt-2 mb-6">{text("events.giveUp.text")}</p>
      <Button type="submit" size="large" className="w-full">
        {text("events.giveUp.submit")}
      </Button>
    </form>
  );
}
