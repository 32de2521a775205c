import { isMissing } from "../../data/must-exist.ts";
import { eventKey } from "../../data/news-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { EventSkeleton } from "./event-skeleton.tsx";
import { EventStory } from "./event-story.tsx";

export default function EventScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(eventKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const event = entry.data;
  if (event) {
    return (
      <Page title={event.title} description={event.description}>
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
