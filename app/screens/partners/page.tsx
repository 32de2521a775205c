import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Partners } from "./partners.tsx";

/** Someone wants to know who really does the work, or would like to do some of it. */
export default function PartnersScreen() {
  const { text } = useText();
  return (
    <Page title={text("partners.title")} description={text("partners.description")}>
      <Partners />
    </Page>
  );
}
