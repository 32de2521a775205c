import type { MetalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { GiveZakat } from "./give-zakat.tsx";
import type { Outcome } from "./outcome.ts";
import { PriceNote } from "./price-note.tsx";
import { Working } from "./working.tsx";

export type ResultProps = { outcome: Outcome; prices: MetalPricesAnswer | undefined };

export function Result({ outcome, prices }: ResultProps) {
  const { text } = useText();
  const { giving } = useSite();
  const { answer } = outcome;
  const sentence = useSentence(outcome, prices);
  const isWrong = !answer.ok || Object.keys(outcome.problems).length > 0;
  if (isWrong) {
    return (
      <Notice tone="warn" className="mt-3">
        <output>{sentence}</output>
      </Notice>
    );
  }
  return (
    <div className="mt-3 grid gap-5">
      <output className="block text-2xl font-semibold">{sentence}</output>
      {answer.dueCents > 0 && giving === "FULL" && (
        <GiveZakat key={answer.dueCents} dueCents={answer.dueCents} />
      )}
      <Working lines={answer.working} calendar={outcome.calendar} />
      {prices && <PriceNote {...prices} />}
      <p className="border-s-4 border-accent ps-4">{text("zakat.guide")}</p>
    </div>
  );
}

/** On a phone the sum is far below the fields: its end stays in sight. */
export function Glimpse({ outcome: { answer, problems } }: Pick<ResultProps, "outcome">) {
  const { text, format } = useText();
  if (!answer.ok || Object.keys(problems).length > 0) return null;
  return (
    <a
      href="#result"
      className="surface-ink sticky bottom-2 z-10 flex min-h-11 items-center px-4 font-semibold shadow-lg lg:hidden print:hidden"
    >
      {text("zakat.result.due", { amount: format.moneyExact(answer.dueCents) })}
    </a>
  );
}

function useSentence(
  { answer, problems, hawlComplete }: Outcome,
  prices: MetalPricesAnswer | undefined,
): string {
  const { text, format } = useText();
  if (Object.keys(problems).length > 0) return text("zakat.result.unreadable");
  if (!answer.ok) {
    return answer.reason === "prices_not_current" && prices
      ? text("zakat.result.oldPrices", { date: format.date(prices.at) })
      : text("zakat.result.noPrices");
  }
  const { dueCents, netCents, nisabCents, reachesNisab } = answer;
  if (!reachesNisab) {
    return text("zakat.result.below", {
      net: format.moneyExact(netCents),
      nisab: format.moneyExact(nisabCents),
    });
  }
  return hawlComplete
    ? text("zakat.result.due", { amount: format.moneyExact(dueCents) })
    : text("zakat.result.early");
}
