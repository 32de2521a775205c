import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { PriceNote } from "./price-note.tsx";
import { Band } from "../../components/ui/band.tsx";

/** The calculation in five steps, for paper, for pages without JavaScript, and as an explanation. */
export function ByHand() {
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
