import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Calls } from "./calls.tsx";

export default function GrantsScreen() {
  const { text } = useText();
  return (
    <Page title={text("grants.title")} description={text("grants.description")}>
      <div className="page-width pt-12 sm:pt-16">
        <h1 className="text-display">{text("grants.title")}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("grants.lead")}</p>
      </div>
      <Calls />
    </Page>
  );
}
