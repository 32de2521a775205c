import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { MoneyCell } from "./money-cell.tsx";

const sides = ["assets", "liabilities"] as const;

export function Balance({
  accounts: { year, balance },
}: {
  accounts: Pick<AnnualAccounts, "year" | "balance">;
}) {
  const { text, format } = useText();
  const days = [`${year}-12-31`, `${year - 1}-12-31`] as const;
  if (!balance) return <p>{text("annual.balance.none", { year: String(year) })}</p>;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.balance")}</h2>
      <Table
        label={text("annual.balance")}
        columns={[text("annual.budget.line"), ...days.map((day) => ({ number: format.date(day) }))]}
      >
        {sides.map((side) => (
          <tbody key={side}>
            {balance.rows
              .filter((row) => row.side === side && (row.cents !== 0 || row.beforeCents))
              .map(({ row, cents, beforeCents }) => (
                <tr key={row}>
                  <th scope="row" className="font-normal">
                    {text(`annual.balance.${row}`)}
                  </th>
                  <MoneyCell cents={cents} />
                  <MoneyCell cents={beforeCents} />
                </tr>
              ))}
            <tr className="font-semibold">
              <th scope="row">{text(`annual.balance.${side}`)}</th>
              <MoneyCell cents={balance.totalCents} />
              <MoneyCell cents={balance.beforeCents} />
            </tr>
          </tbody>
        ))}
      </Table>
      <ul className="flex flex-wrap gap-x-5">
        {days.map((day) => (
          <li key={day}>
            <Link
              href={`/admin/books/balance?on=${day}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {text("annual.balance.accounts", { date: format.date(day) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const movements = ["openingCents", "receivedCents", "spentCents", "closingCents"] as const;

/** What each restricted fund held, received and spent, and what is left. */
export function Funds({ funds }: Pick<AnnualAccounts, "funds">) {
  const { text } = useText();
  if (funds.length === 0) return null;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.funds")}</h2>
      <Table
        label={text("annual.funds")}
        columns={[text("annual.fund"), ...movements.map((name) => ({ number: text(`annual.fund.${name}`) }))]}
      >
        <tbody>
          {funds.map(({ name, isZakat, ...fund }) => (
            <tr key={`${name} ${isZakat}`}>
              <th scope="row" className="font-normal">
                <bdi>{[name, isZakat && text("annual.fund.zakat")].filter(Boolean).join(", ")}</bdi>
              </th>
              {movements.map((each) => (
                <MoneyCell key={each} cents={fund[each]} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
