import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Published } from "./published.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

/** For people who check the figures themselves: journalists, students, other charities. They need a file and its meaning. */
export default function OpenDataScreen() {
  const { text } = useText();
  return (
    <Page title={text("open-data.title")} description={text("open-data.description")}>
      <div className="page-width pt-12 sm:pt-16">
        <Masthead title={text("open-data.title")} lead={text("open-data.lead")} />
      </div>
      <Published />
    </Page>
  );
}
