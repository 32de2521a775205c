import { noCents, type Cents } from "#domain/money/cents.ts";
import { minus, negated, sumOf } from "#domain/money/sums.ts";
import { useText } from "../../../i18n/text.tsx";
import { centsOfLine, type FormLine } from "./typed-form.ts";

type Props = { lines: readonly FormLine[]; isOpening: boolean };

/** Shows and announces while typing whether debit equals credit. */
export function LinesBalance({ lines, isOpening }: Props) {
  const { text, format } = useText();
  const cents = lines.map((line) => centsOfLine(line) ?? noCents);
  const debit = sumOf(cents.filter((each) => each > 0));
  const credit = negated(sumOf(cents.filter((each) => each < 0)));
  const money = (amount: Cents) => format.moneyExact(amount);
  const difference = money(debit > credit ? minus(debit, credit) : minus(credit, debit));
  const isEven = debit === credit;
  const said = isEven
    ? text("entries.balance.even", { amount: money(debit) })
    : isOpening
      ? text("entries.balance.opening", { difference })
      : text("entries.balance.off", { debit: money(debit), credit: money(credit), difference });
  return <output className={isEven || isOpening ? "text-ink-soft" : "font-semibold text-bad"}>{said}</output>;
}
