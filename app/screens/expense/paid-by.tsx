import type { PublicExpense } from "#domain/ledger/open/public-expense.ts";
import { Table } from "../../components/ui/table.tsx";
import { useText } from "../../i18n/text.tsx";

/** How many gifts paid it, never whose. */
export function PaidBy({
  number,
  paidBy: { gifts, giftCents, restCents },
}: Pick<PublicExpense, "number" | "paidBy">) {
  const { text, format } = useText();
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-2xl">{text("expense.paid")}</h2>
      <Table
        label={text("expense.paid")}
        rows={`paid/${number}`}
        columns={[text("expense.paid.source"), { number: text("expense.amount") }]}
      >
        <tbody>
          {gifts !== null && (
            <tr>
              <th scope="row">{text("expense.paid.gifts", { n: gifts })}</th>
              <td className="number">
                <bdi>{format.moneyExact(giftCents)}</bdi>
              </td>
            </tr>
          )}
          {restCents > 0 && (
            <tr>
              <th scope="row">{text(gifts === null ? "expense.paid.few" : "expense.paid.rest")}</th>
              <td className="number">
                <bdi>{format.moneyExact(restCents)}</bdi>
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      <p className="max-w-prose text-sm text-ink-soft">{text("expense.paid.note")}</p>
    </section>
  );
}
