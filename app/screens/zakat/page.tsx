import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Calculator } from "./calculator.tsx";
import { ByHand } from "./by-hand.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

/**
 * Someone sits down once a year to work out what they owe. They would rather nobody saw the amounts, they know which view they
 * follow or want to see what the choice changes, and they want to check the sum.
 */
export default function ZakatScreen() {
  const { text } = useText();
  return (
    <Page title={text("zakat.title")} description={text("zakat.description")}>
      <header className="page-width pt-10 sm:pt-14">
        <Masthead title={text("zakat.title")} lead={text("zakat.lead")} />
      </header>
      {/* Nothing can be computed without JavaScript, and nothing is sent: then the way by hand is the page. */}
      <div className="noscript:hidden">
        <Calculator />
      </div>
      <ByHand />
    </Page>
  );
}
