import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { useText } from "../../i18n/text.tsx";

/** Debit above zero, credit below. */
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
