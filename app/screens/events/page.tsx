import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { EventList } from "./event-list.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

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
