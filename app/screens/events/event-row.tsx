import { MapPin, Video } from "#app/components/ui/icons.tsx";
import type { EventAnswer } from "#domain/content/kinds/event/public.ts";
import { EventBadge } from "../../components/news/event-badge.tsx";
import { EventWhen } from "../../components/news/event-when.tsx";
import { useText } from "../../i18n/text.tsx";
import { zonedIn } from "../../i18n/zoned.ts";
import { useTextMarks } from "../../components/content/other-language.tsx";
import { StretchedLink } from "../../components/content/stretched-link.tsx";
import { RecordCover } from "../../components/news/record-cover.tsx";

export function EventRow({ event }: { event: EventAnswer }) {
  const { language } = useText();
  const marks = useTextMarks(event);
  const zoned = zonedIn(language, event.countryCode);
  const PlaceIcon = event.online ? Video : MapPin;
  return (
    <article className="relative flex gap-4 py-8 sm:gap-10">
      {/* Decorative: the sentence below has the same content. */}
      <p aria-hidden="true" className="w-16 shrink-0 sm:w-28">
        <span className="block text-4xl leading-none sm:text-display">{zoned.day(event.startsAt)}</span>
        <span className="mt-1 block text-xs sm:text-base">{zoned.month(event.startsAt)}</span>
      </p>
      <div className="min-w-0 grow">
        <h3 className="text-2xl hyphens-auto">
          <StretchedLink href={`/events/${event.id}`}>
            <span {...marks}>{event.title}</span>
          </StretchedLink>
        </h3>
        <p className="mt-2 flex flex-wrap gap-x-3 font-medium">
          <EventWhen event={event} />
        </p>
        <p className="mt-1 flex items-start gap-2">
          <PlaceIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span {...marks}>{event.place}</span>
        </p>
        <p className="mt-3 max-w-prose" {...marks}>
          {event.description}
        </p>
        <p className="mt-4">
          <EventBadge event={event} />
        </p>
      </div>
      <div className="hidden w-56 shrink-0 lg:block">
        <RecordCover record={event} className="aspect-video" />
      </div>
    </article>
  );
}
