import type { EventAnswer } from "#domain/content/kinds/event/public.ts";
import { eventTime } from "../../i18n/event-time.ts";
import { useText } from "../../i18n/text.tsx";

export function EventWhen({ event }: { event: EventAnswer }) {
  const { text, language } = useText();
  const [first, second] = eventTime(event, language, text);
  return (
    <>
      <time dateTime={event.startsAt}>{first}</time>
      <span>{second}</span>
      <span className="font-normal text-ink-soft">{text(`events.zone.${event.countryCode}`)}</span>
    </>
  );
}
