import type { CallState, GrantCallAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ClosedCall } from "./closed-call.tsx";
import { Deciding } from "./deciding.tsx";
import { OpenCall } from "./open-call.tsx";
import { Section } from "../../components/ui/section.tsx";

export function Calls() {
  return (
    <>
      <div className="page-width pb-16">
        <CallLists />
      </div>
      <Deciding />
    </>
  );
}

function CallLists() {
  const { text } = useText();
  const { data, error } = useApi("/api/grant-calls");
  if (error && !data) return <NotLoaded className="mt-10" />;
  if (!data)
    return (
      <Loading label={text("shell.loading")} className="mt-12 grid gap-8">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </Loading>
    );
  const inState = (state: CallState) => data.filter((call) => call.state === state);
  const open = inState("OPEN");
  const later = inState("UPCOMING");
  const closed = inState("CLOSED");
  return (
    <>
      <Section
        id="open"
        title={text("grants.open")}
        heading="border-b-2 border-ink pb-3 text-2xl"
        className="mt-12"
      >
        {open.length === 0 ? (
          <NoneOpen />
        ) : (
          <ul className="divide-y divide-line">
            {open.map((call) => (
              <li key={call.id}>
                <OpenCall call={call} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <CallList id="upcoming" title={text("grants.upcoming")} calls={later} />
      <CallList id="closed" title={text("grants.closed")} calls={closed} />
    </>
  );
}

function CallList({ id, title, calls }: { id: string; title: string; calls: GrantCallAnswer[] }) {
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="border-b-2 border-ink pb-3 text-2xl">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {calls.map((call) => (
          <li key={call.id}>
            <ClosedCall call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoneOpen() {
  const { text } = useText();
  return (
    <EmptyState
      title={text("grants.none")}
      action={
        <ButtonLink as={Link} href="/posts" variant="secondary">
          {text("shell.nav.news")}
        </ButtonLink>
      }
    >
      {text("grants.noneText")}
    </EmptyState>
  );
}
