import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { useText } from "../../i18n/text.tsx";

/** The two cells of a line in the books: what is above zero is debit, what is below it credit. */
export function DebitAndCredit({ cents }: { cents: Cents }) {
  const { format } = useText();
  return (
    <>
      <td className="number whitespace-nowrap">{cents > 0 && <bdi>{format.moneyExact(cents)}</bdi>}</td>
      <td className="number whitespace-nowrap">
        {cents < 0 && <bdi>{format.moneyExact(negated(cents))}</bdi>}
      </td>
    </>
  );
}
