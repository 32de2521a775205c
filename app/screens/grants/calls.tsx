import type { CallState, GrantCallAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { OpenCall } from "./open-call.tsx";
import { Section } from "../../components/ui/section.tsx";
import { StretchedLink } from "../../components/content/stretched-link.tsx";
import { Band } from "../../components/ui/band.tsx";

const steps = ["read", "talk", "answer", "follow"] as const;

function Deciding() {
  const { text } = useText();
  const { data } = useApi("/api/grant-decisions");
  const days = data?.medianDays ?? null;
  return (
    <Band id="deciding" title={text("grants.deciding.title")} className="surface-ink">
      {days !== null && (
        <p data-rows="decision-times" className="mt-3 text-xl">
          {text("grants.deciding.median", { days })}
        </p>
      )}
      <ol className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {steps.map((step) => (
          <li key={step} className="border-s-4 border-accent ps-5">
            <h3 className="text-xl">{text(`grants.deciding.${step}.title`)}</h3>
            <p className="mt-1 max-w-prose text-on-ink-soft">{text(`grants.deciding.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

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

function ClosedCall({ call }: { call: GrantCallAnswer }) {
  const { text, format } = useText();
  const when =
    call.state === "UPCOMING"
      ? text("grants.opensOn", { date: format.date(call.opensOn) })
      : text("grants.closedOn", { date: format.date(call.closesOn) });
  return (
    <article className="relative grid gap-x-10 gap-y-1 py-5 sm:grid-cols-[16rem_1fr]">
      <p className="text-ink-soft">{when}</p>
      <div>
        <h3 className="text-lg">
          <StretchedLink href={`/grants/${call.id}`}>{call.title}</StretchedLink>
        </h3>
        <p className="max-w-prose">{call.description}</p>
      </div>
    </article>
  );
}
