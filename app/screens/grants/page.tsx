import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Calls } from "./calls.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

export default function GrantsScreen() {
  const { text } = useText();
  return (
    <Page title={text("grants.title")} description={text("grants.description")}>
      <div className="page-width pt-12 sm:pt-16">
        <Masthead title={text("grants.title")} lead={text("grants.lead")} />
      </div>
      <Calls />
    </Page>
  );
}
