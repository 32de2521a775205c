import { hydrateOnInteraction } from "../../components/content/hydrate-on-interaction.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";

const Contact = await hydrateOnInteraction(() => import("./contact.tsx").then((module) => module.Contact));

/** Someone has a question, or a complaint. They want to reach a person, by the way they like best. */
export default function ContactScreen() {
  const { text } = useText();
  return (
    <Page title={text("contact.title")} description={text("contact.description")}>
      <Contact />
    </Page>
  );
}
