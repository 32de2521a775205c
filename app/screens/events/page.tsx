import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { EventList } from "./event-list.tsx";

export default function EventsScreen() {
  const { text } = useText();
  return (
    <Page title={text("events.title")} description={text("events.description")}>
      <div className="page-width py-12 sm:py-16">
        <h1 className="text-display">{text("events.title")}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("events.lead")}</p>
        <EventList />
      </div>
    </Page>
  );
}
