import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Masthead } from "./masthead.tsx";
import { Books } from "./books.tsx";

/** For a sceptical reader or journalist: see the split, check a figure, download a report, print the page. */
export default function TransparencyScreen() {
  const { text } = useText();
  return (
    <Page title={text("transparency.title")} description={text("transparency.description")}>
      <Masthead />
      <Books />
    </Page>
  );
}
