import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Contact } from "./contact.tsx";

/** Someone has a question, or a complaint. They want to reach a person, by the way they like best. */
export default function ContactScreen() {
  const { text } = useText();
  return (
    <Page title={text("contact.title")} description={text("contact.description")}>
      <Contact />
    </Page>
  );
}
