import { CalendarPlus } from "#app/components/ui/icons.tsx";
import type { ReactNode } from "react";
import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { EventWhen } from "../../components/news/event-when.tsx";
import { TileProgress } from "../../components/tiles/tile-progress.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { startElsewhere } from "../../i18n/event-time.ts";
import { useText } from "../../i18n/text.tsx";
import { zonedCountries } from "../../i18n/zoned.ts";
import { Link } from "../../routing/link.tsx";
import { useLocalePath } from "../../routing/locale-path.ts";

export function EventFacts({ event }: { event: EventPageAnswer }) {
  const { text } = useText();
  const calendar = useLocalePath(`/events/${event.id}/calendar.ics`);
  const { program, state } = event;
  return (
    <dl className="grid gap-x-10 gap-y-8 border-y border-line py-8 sm:grid-cols-2 lg:grid-cols-3">
      <Fact label={text("events.one.when")}>
        <p className="grid text-lg font-medium">
          <EventWhen event={event} />
        </p>
        {event.online && <StartsElsewhere event={event} />}
        {state !== "PAST" && (
          <ButtonLink href={calendar} download variant="secondary" className="mt-3 print:hidden">
            <CalendarPlus aria-hidden="true" className="size-5" />
            {text("events.calendar")}
          </ButtonLink>
        )}
      </Fact>
      <Fact label={text("events.one.where")}>
        <p className="text-lg font-medium">{event.place}</p>
        <p className="text-ink-soft">{text("events.one.free")}</p>
        {program && (
          <p className="mt-2">
            {text("events.one.program")}{" "}
            <Link href={`/programs/${program.id}`} className="text-link inline-block py-1">
              {program.title}
            </Link>
          </p>
        )}
      </Fact>
      {(state === "OPEN" || state === "FULL") && (
        <Fact label={text("events.one.places")}>
          <Places event={event} />
        </Fact>
      )}
    </dl>
  );
}

/** Saves participants in other countries from converting the time. */
function StartsElsewhere({ event }: { event: EventPageAnswer }) {
  const { text, language } = useText();
  const others = zonedCountries.filter((country) => country !== event.countryCode);
  return (
    <ul className="mt-1 text-ink-soft">
      {others.map((country) => (
        <li key={country}>{startElsewhere(event, country, language, text)}</li>
      ))}
    </ul>
  );
}

function Places({ event: { capacity, placesLeft, state } }: { event: EventPageAnswer }) {
  const { text, format } = useText();
  const taken = text("events.placesTaken", {
    taken: format.number(capacity - placesLeft),
    capacity: format.number(capacity),
  });
  return (
    <>
      <p className="text-lg font-medium">
        {state === "FULL" ? text("events.state.FULL") : text("events.placesLeft", { n: placesLeft })}
      </p>
      <TileProgress
        value={capacity - placesLeft}
        max={capacity}
        label={text("events.one.places")}
        valueText={taken}
        className="mt-2 max-w-xs"
      />
      <p className="mt-2 text-ink-soft">{taken}</p>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);
