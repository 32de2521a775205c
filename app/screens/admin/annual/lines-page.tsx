import { useSearch } from "wouter";
import type { ResultLines } from "#domain/ledger/books/result-lines.ts";
import { noCents } from "#domain/money/cents.ts";
import { largerOf, negated } from "#domain/money/sums.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { DebitAndCredit } from "../../../components/back-office/debit-and-credit.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { EntryDay, EntryWords } from "../books/entry-words.tsx";
import { MoneyCell } from "./money-cell.tsx";
import { annualPath, linesAddress, linesKey, readLinesView } from "./view.ts";

export default function ResultLinesScreen() {
  const { text } = useText();
  const view = readLinesView(useSearch());
  const { data, error } = useApi(linesKey(view), freshForMs);
  const title = text("annual.lines.title");
  return (
    <BooksPage tab="annual">
      <h2 className="text-xl">{title}</h2>
      <Link
        href={`${annualPath}${view.year === null ? "" : `?year=${view.year}`}`}
        className="text-link justify-self-start"
      >
        {text("annual.lines.back")}
      </Link>
      <ListOutcome count={data?.lines.length} error={error} none={text("books.none")}>
        {data && <Lines page={data} />}
      </ListOutcome>
      <OlderAndNewest
        label={title}
        newest={
          view.after === null
            ? null
            : { href: linesAddress({ ...view, after: null }), label: text("books.first") }
        }
        older={
          data?.after
            ? { href: linesAddress({ ...view, after: data.after }), label: text("books.next") }
            : null
        }
      />
    </BooksPage>
  );
}

function Lines({ page: { lines, totalCents } }: { page: ResultLines }) {
  const { text } = useText();
  return (
    <Table
      label={text("annual.lines.title")}
      columns={[
        text("books.column.bookedOn"),
        text("books.column.description"),
        text("books.account"),
        { number: text("books.column.debitCents") },
        { number: text("books.column.creditCents") },
      ]}
    >
      <tbody>
        {lines.map((line, place) => (
          <tr key={place}>
            <EntryDay line={line} />
            <td>
              <EntryWords entry={line} />
            </td>
            <td>
              <bdi>{line.number}</bdi> <AccountName id={line.account} />
            </td>
            <DebitAndCredit cents={line.cents} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" colSpan={3}>
            {text("annual.lines.total")}
          </th>
          <MoneyCell cents={largerOf(totalCents, noCents)} />
          <MoneyCell cents={largerOf(negated(totalCents), noCents)} />
        </tr>
      </tfoot>
    </Table>
  );
}
