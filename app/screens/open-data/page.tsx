import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Published } from "./published.tsx";

/** For people who check the figures themselves: journalists, students, other charities. They need a file and its meaning. */
export default function OpenDataScreen() {
  const { text } = useText();
  return (
    <Page title={text("open-data.title")} description={text("open-data.description")}>
      <div className="page-width pt-12 sm:pt-16">
        <h1 className="text-display">{text("open-data.title")}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("open-data.lead")}</p>
      </div>
      <Published />
    </Page>
  );
}
