import { isMissing } from "../../data/must-exist.ts";
import { eventKey } from "../../data/news-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { Trail } from "../../components/content/trail.tsx";
import { EventBadge } from "../../components/news/event-badge.tsx";
import { EventData } from "../../structured-data.tsx";
import { EventFacts } from "./event-facts.tsx";
import { Registration } from "./registration.tsx";
import { RecordCover } from "../../components/news/record-cover.tsx";
import { OtherLanguage, useTextMarks } from "../../components/content/other-language.tsx";
import { Blocks } from "../../components/content/blocks.tsx";

export default function EventScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(eventKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const event = entry.data;
  if (event) {
    return (
      <Page title={event.title} description={event.description} record={event}>
        <EventStory event={event} />
      </Page>
    );
  }
  return (
    <Page title={text("events.title")} description={text("events.description")} hidden>
      {entry.error ? <Failure /> : <EventSkeleton />}
    </Page>
  );
}

function EventSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width grid gap-8 py-12 lg:grid-cols-2">
      <h1 className="sr-only">{text("events.title")}</h1>
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Loading>
  );
}

function EventStory({ event }: { event: EventPageAnswer }) {
  const { text } = useText();
  const marks = useTextMarks(event);
  const above = [{ href: "/events", label: text("events.title") }];
  return (
    <div className="page-width py-6">
      <EventData event={event} />
      <Trail above={above} here={event.title} listed />
      <header className="grid items-center gap-8 py-6 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div>
          <EventBadge event={event} />
          <h1 className="mt-3 text-4xl hyphens-auto" {...marks}>
            {event.title}
          </h1>
          <p className="mt-4 max-w-prose text-xl" {...marks}>
            {event.description}
          </p>
          <OtherLanguage record={event} className="mt-6 max-w-prose" />
        </div>
        <RecordCover record={event} className="h-40 sm:h-56 print:hidden" />
      </header>
      <EventFacts event={event} />
      <div className="grid items-start gap-12 py-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
        <Blocks blocks={event.body} {...marks} />
        <Registration event={event} />
      </div>
    </div>
  );
}
