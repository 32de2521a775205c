import type { ExpenseRow } from "#domain/expenses/answers.ts";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { key, type Address } from "../../../data/api-key.ts";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

type Props = { rows: readonly ExpenseRow[]; listKey: Address };

export function ExpenseTable({ rows, listKey }: Props) {
  const { text, format } = useText();
  return (
    <Table
      label={text("expenses.title")}
      columns={[
        text("expenses.column.date"),
        text("expenses.column.description"),
        text("expenses.purpose"),
        { number: text("expenses.column.amount") },
        text("expenses.column.enteredBy"),
        text("expenses.column.correction"),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="whitespace-nowrap">
              <time dateTime={row.spentOn}>{format.date(row.spentOn)}</time>
            </td>
            {/* Written by a colleague, in whichever language that is. */}
            <td data-any-language>
              <span className="block">
                <bdi>{row.description}</bdi>
              </span>
              <Document row={row} />{" "}
              <Link href={`/admin/books/entries/${row.number}`} className="text-link">
                {text("documents.copy")}
              </Link>
            </td>
            <td>
              <span className="block">
                <bdi>{row.project?.name ?? row.program?.name ?? text("expenses.purpose.general")}</bdi>
              </span>
              <span className="text-ink-soft">{text(`expenses.category.${row.category}`)}</span>
            </td>
            <td className="number whitespace-nowrap">
              <bdi>{format.moneyExact(row.amountCents)}</bdi>
            </td>
            <td data-any-language>
              <bdi>{row.enteredBy ?? ""}</bdi>
            </td>
            <td>
              <Correction row={row} listKey={listKey} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Document({ row }: { row: ExpenseRow }) {
  const { text } = useText();
  if (row.documentType === null)
    return (
      <span className="text-ink-soft">
        {text("documents.document")}: {text("documents.none")}
      </span>
    );
  return (
    <Link
      href={`/api/admin/expenses/${encodeURIComponent(row.id)}/document`}
      download
      className="text-link"
      aria-label={text("documents.downloadOf", { description: row.description })}
    >
      {text("documents.download")}
    </Link>
  );
}

function Correction({ row, listKey }: { row: ExpenseRow; listKey: Address }) {
  const { text, format } = useText();
  const mayBook = useMayBook();
  if (!row.reversed && !mayBook) return null;
  if (!row.reversed)
    return (
      <ReverseDialog
        description={row.description}
        words={{
          title: text("expenses.reverse.title", { amount: format.moneyExact(row.amountCents) }),
          text: text("expenses.reverse.text"),
          button: text("expenses.reverse.button"),
          done: text("expenses.reverse.done"),
        }}
        changes={[listKey]}
        reverse={(act, reason) =>
          act("POST", key("/api/admin/expenses/:id/reversal", { id: row.id }), { reason })
        }
      />
    );
  return (
    <>
      <Badge tone="bad">{text("documents.reversed")}</Badge>
      <span className="mt-1 block text-sm text-ink-soft">
        {format.date(row.reversed.on)}{" "}
        <span data-any-language>
          <bdi>{row.reversed.reason}</bdi>
        </span>
      </span>
    </>
  );
}
