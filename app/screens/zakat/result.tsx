import type { MetalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import type { Outcome } from "./outcome.ts";
import { PriceNote } from "./price-note.tsx";
import { Working } from "./working.tsx";
import { useState } from "react";
import type { Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { largestGift, refusalOfAmount, smallestGift } from "#domain/money/gift-limits.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Link } from "../../routing/link.tsx";
import { TextField } from "../../components/ui/text-field.tsx";

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

/** On a phone the sum is far below the fields: the result stays visible. */
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

/** Passes on only the amount and that it is zakat. */
function GiveZakat({ dueCents }: { dueCents: Cents }) {
  const { text, format } = useText();
  const [typed, setTyped] = useState(plainEuros(dueCents));
  const cents = parseAmount(typed);
  const refused = refusalOfAmount(cents) !== undefined;
  const limits = { least: format.money(smallestGift), most: format.moneyExact(largestGift) };
  return (
    <div className="grid gap-3 border border-line bg-paper-raised p-4 print:hidden">
      <TextField
        id="give"
        label={text("zakat.give.label")}
        error={refused && text("zakat.give.refused", limits)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!refused && (
        <ButtonLink as={Link} href={`/donate?amount=${plainEuros(cents)}&fund=zakat`}>
          {text("zakat.give.button")}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-soft">{text("zakat.give.note")}</p>
    </div>
  );
}
