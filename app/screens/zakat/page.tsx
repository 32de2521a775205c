import { hydrateOnInteraction } from "../../components/content/hydrate-on-interaction.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";

const Calculator = await hydrateOnInteraction(() =>
  import("./calculator.tsx").then((module) => module.Calculator),
);
const ByHand = await hydrateOnInteraction(() => import("./by-hand.tsx").then((module) => module.ByHand));

/**
 * Someone sits down once a year to work out what they owe. They would rather nobody saw the amounts, they know which view they
 * follow or want to see what the choice changes, and they want to check the sum.
 */
export default function ZakatScreen() {
  const { text } = useText();
  return (
    <Page title={text("zakat.title")} description={text("zakat.description")}>
      <header className="page-width pt-10 sm:pt-14">
        <h1 className="text-display">{text("zakat.title")}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("zakat.lead")}</p>
      </header>
      {/* Nothing can be computed without JavaScript, and nothing is sent: then the way by hand is the page. */}
      <div className="noscript:hidden">
        <Calculator />
      </div>
      <ByHand />
    </Page>
  );
}
