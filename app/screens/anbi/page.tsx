import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Form } from "./form.tsx";

/** For visitors from the tax office's ANBI register. */
export default function AnbiScreen() {
  const { text } = useText();
  return (
    <Page title={text("anbi.title")} description={text("anbi.description")}>
      <div className="page-width pt-12 sm:pt-16">
        <h1 className="text-display">{text("anbi.title")}</h1>
      </div>
      <Form />
    </Page>
  );
}
