import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Masthead } from "./masthead.tsx";
import { Books } from "./books.tsx";

/**
 * Someone who was asked for money, or who writes about charities, wants to check us. They look for the split, doubt a figure,
 * open it, download a report and perhaps print the page.
 */
export default function TransparencyScreen() {
  const { text } = useText();
  return (
    <Page title={text("transparency.title")} description={text("transparency.description")}>
      <Masthead />
      <Books />
    </Page>
  );
}
