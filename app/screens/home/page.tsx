import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Hero } from "./hero.tsx";
import { Below } from "./below.tsx";

/**
 * Someone comes by for the first time, on a phone, not sure whom to trust with their money. They want to know what we do,
 * what it costs and where the money goes, and to give without being pushed.
 */
export default function HomeScreen() {
  const { text } = useText();
  return (
    <Page title={text("home.title")} description={text("home.description")}>
      <Hero />
      <Below />
    </Page>
  );
}
