import type { PublicExpensePage } from "#domain/ledger/open/public-expense.ts";
import { ExpenseFor } from "../../components/content/expense-for.tsx";
import { ExpenseWords } from "../../components/content/expense-words.tsx";
import { Table } from "../../components/ui/table.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { expensesPath } from "./view.ts";

type Row = PublicExpensePage["rows"][number];

export function ExpenseTable({ rows }: Pick<PublicExpensePage, "rows">) {
  const { text, format } = useText();
  return (
    <Table
      label={text("expense.title")}
      columns={[
        text("expense.day"),
        text("expense.what"),
        text("expense.for"),
        { number: text("expense.amount") },
        text("expense.document"),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} data-rows={`expense/${row.number}`}>
            <td className="whitespace-nowrap">
              <time dateTime={row.day}>{format.date(row.day)}</time>
            </td>
            <td>
              <Link href={`${expensesPath}/${row.number}`} className="text-link">
                <ExpenseWords {...row} />
              </Link>
              {row.reversedOn !== null && (
                <span className="block text-sm text-bad">
                  {text("expense.undone", { date: format.date(row.reversedOn) })}
                </span>
              )}
            </td>
            <td>
              {row.lines.map((line, place) => (
                <span key={place} className="block">
                  <ExpenseFor line={line} />
                </span>
              ))}
            </td>
            <td className="number whitespace-nowrap">
              <bdi>{format.moneyExact(row.totalCents)}</bdi>
            </td>
            <td>
              <Paper row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Paper({ row: { number, document, description } }: { row: Row }) {
  const { text } = useText();
  if (!document?.copy) return text(document ? "expense.hashOnly" : "expense.noDocument");
  return (
    <a
      href={`/api/expenses/${number}/document`}
      download
      className="text-link"
      aria-label={`${text("expense.open")}: ${description}`}
    >
      {text("expense.open")}
    </a>
  );
}
