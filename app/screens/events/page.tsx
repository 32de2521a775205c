import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useApi } from "../../data/use-api.tsx";
import { Link } from "../../routing/link.tsx";
import { EventRow } from "./event-row.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import type { EventAnswer } from "#domain/content/kinds/event/public.ts";
import { zonedIn } from "../../i18n/zoned.ts";
import { useTextMarks } from "../../components/content/other-language.tsx";
import { StretchedLink } from "../../components/content/stretched-link.tsx";

const rows = [1, 2, 3, 4];

function EventsSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="mt-12 grid gap-10">
      <Skeleton className="h-10" />
      {rows.map((row) => (
        <div key={row} className="flex gap-5 sm:gap-10">
          <Skeleton className="size-20 shrink-0 sm:size-28" />
          <Skeleton className="h-40 grow" />
        </div>
      ))}
    </Loading>
  );
}

function EventList() {
  const { text } = useText();
  const { data, error } = useApi("/api/events");
  if (error && !data) return <NotLoaded className="mt-10" />;
  if (!data) return <EventsSkeleton />;
  const toCome = data.filter(({ state }) => state !== "PAST");
  const over = data.filter(({ state }) => state === "PAST");
  return (
    <>
      <Section
        id="upcoming"
        title={text("events.upcoming")}
        heading="border-b-2 border-ink pb-3 text-2xl"
        className="mt-12"
      >
        {toCome.length === 0 ? (
          <NothingPlanned />
        ) : (
          <ul className="divide-y divide-line">
            {toCome.map((event) => (
              <li key={event.id}>
                <EventRow event={event} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {over.length > 0 && (
        <Section
          id="past"
          title={text("events.past")}
          heading="border-b-2 border-ink pb-3 text-2xl"
          className="mt-16"
        >
          <ul className="divide-y divide-line">
            {over.map((event) => (
              <li key={event.id}>
                <PastEvent event={event} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function NothingPlanned() {
  const { text } = useText();
  return (
    <EmptyState
      title={text("events.none")}
      action={
        <ButtonLink as={Link} href="/posts" variant="secondary">
          {text("shell.nav.news")}
        </ButtonLink>
      }
    >
      {text("events.noneText")}
    </EmptyState>
  );
}

function PastEvent({ event }: { event: EventAnswer }) {
  const { language } = useText();
  const marks = useTextMarks(event);
  return (
    <article className="relative grid gap-x-10 gap-y-1 py-5 sm:grid-cols-[10rem_1fr]">
      <time dateTime={event.startsAt} className="text-ink-soft">
        {zonedIn(language, event.countryCode).date(event.startsAt)}
      </time>
      <div>
        <h3 className="text-lg">
          <StretchedLink href={`/events/${event.id}`}>
            <span {...marks}>{event.title}</span>
          </StretchedLink>
        </h3>
        <p className="text-ink-soft" {...marks}>
          {event.place}
        </p>
      </div>
    </article>
  );
}

export default function EventsScreen() {
  const { text } = useText();
  return (
    <Page title={text("events.title")} description={text("events.description")}>
      <div className="page-width py-12 sm:py-16">
        <Masthead title={text("events.title")} lead={text("events.lead")} />
        <EventList />
      </div>
    </Page>
  );
}
