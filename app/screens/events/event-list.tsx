import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { EventRow } from "./event-row.tsx";
import { EventsSkeleton } from "./events-skeleton.tsx";
import { PastEvent } from "./past-event.tsx";
import { Section } from "../../components/ui/section.tsx";

export function EventList() {
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
