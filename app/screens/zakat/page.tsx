import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Calculator } from "./calculator.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { useApi } from "../../data/use-api.tsx";
import { PriceNote } from "./price-note.tsx";
import { Band } from "../../components/ui/band.tsx";

/** For a yearly zakat calculation: private amounts, a choice of school and a sum that can be checked. */
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

/** For print, for pages without JavaScript, and as an explanation. */
function ByHand() {
  const { text, format } = useText();
  const { data: prices } = useApi("/api/metal-prices");
  const nisab = prices?.isCurrent === true ? prices.nisab.gram : null;
  const comparison = nisab
    ? text("zakat.hand.4", {
        silver: format.moneyExact(nisab.silverCents),
        gold: format.moneyExact(nisab.goldCents),
      })
    : text("zakat.hand.4.unknown");
  const steps = [
    text("zakat.hand.1"),
    text("zakat.hand.2"),
    text("zakat.hand.3"),
    comparison,
    text("zakat.hand.5"),
  ];
  return (
    <Band id="by-hand" title={text("zakat.hand.title")} className="border-t border-line bg-paper-sunk">
      <ol className="mt-6 grid max-w-prose gap-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] items-baseline">
            <span aria-hidden="true" className="text-2xl font-semibold text-action">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <div className="mt-6 grid max-w-prose gap-4">
        {nisab && prices && <PriceNote {...prices} />}
        <p className="border-s-4 border-accent ps-4">{text("zakat.guide")}</p>
      </div>
    </Band>
  );
}
