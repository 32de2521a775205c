import type { EventAnswer } from "#domain/content/kinds/event/public.ts";
import { useText } from "../../i18n/text.tsx";
import { zonedIn } from "../../i18n/zoned.ts";
import { StretchedLink } from "../../components/content/stretched-link.tsx";

export function PastEvent({ event }: { event: EventAnswer }) {
  const { language } = useText();
  return (
    <article className="relative grid gap-x-10 gap-y-1 py-5 sm:grid-cols-[10rem_1fr]">
      <time dateTime={event.startsAt} className="text-ink-soft">
        {zonedIn(language, event.countryCode).date(event.startsAt)}
      </time>
      <div>
        <h3 className="text-lg">
          <StretchedLink href={`/events/${event.id}`}>{event.title}</StretchedLink>
        </h3>
        <p className="text-ink-soft">{event.place}</p>
      </div>
    </article>
  );
}
