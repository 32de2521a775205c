import { useSearch } from "wouter";
import type { JournalEntry } from "#domain/ledger/books/journal.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "./books-page.tsx";
import { EntryWords } from "./entry-words.tsx";
import { FileLinks } from "./file-links.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { booksSearch, cardAddress, journalKey, readBooksView } from "./view.ts";

const own = "/admin/books/journal";

export default function JournalScreen() {
  const { text } = useText();
  const view = readBooksView(useSearch());
  const { data, error } = useApi(journalKey(view), freshForMs);
  const at = (after: string | null) => own + booksSearch({ ...view, after });
  const { year, from, to } = view;
  return (
    <BooksPage tab="journal">
      <PeriodFilter own={own} view={view} />
      <ListOutcome count={data?.entries.length} error={error} none={text("books.none")}>
        <Table
          label={text("books.tab.journal")}
          columns={[text("books.column.bookedOn"), text("books.column.description"), text("books.account")]}
        >
          <tbody>
            {data?.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </tbody>
        </Table>
      </ListOutcome>
      <OlderAndNewest
        label={text("books.tab.journal")}
        newest={view.after === null ? null : { href: at(null), label: text("books.first") }}
        older={data?.after ? { href: at(data.after), label: text("books.next") } : null}
      />
      <FileLinks file="journal" name={text("books.tab.journal")} search={booksSearch({ year, from, to })} />
    </BooksPage>
  );
}

/** Shows the number only; auditors may not see the donor. */
function Gift({ id, reference }: NonNullable<JournalEntry["donation"]>) {
  const number = <bdi>{reference}</bdi>;
  if (!useMayBook()) return <span className="block">{number}</span>;
  return (
    <Link href={`/admin/donations/${encodeURIComponent(id)}`} className="text-link block">
      {number}
    </Link>
  );
}

function Entry({ entry }: { entry: JournalEntry }) {
  const { text, format } = useText();
  const year = entry.bookedOn.slice(0, 4);
  return (
    <tr>
      <td className="whitespace-nowrap">
        <time dateTime={entry.bookedOn}>{format.date(entry.bookedOn)}</time>
        <Link href={`/admin/books/entries/${entry.id}`} className="text-link block text-sm">
          {text("books.entryNumber", { id: String(entry.id) })}
        </Link>
      </td>
      <td>
        <EntryWords entry={entry} />
        {entry.donation && <Gift {...entry.donation} />}
        {entry.reverses !== null && (
          <span className="block text-sm">{text("books.undoes", { id: String(entry.reverses) })}</span>
        )}
        {entry.reversedBy !== null && (
          <span className="block text-sm">{text("books.undoneBy", { id: String(entry.reversedBy) })}</span>
        )}
      </td>
      <td>
        <ul className="grid gap-1">
          {entry.lines.map(({ account, number, cents }, place) => (
            <li key={place} className="flex flex-wrap justify-between gap-x-4">
              <Link
                href={cardAddress(account, { from: `${year}-01-01`, to: `${year}-12-31` })}
                className="text-link"
              >
                <bdi>{number}</bdi> <AccountName id={account} />
              </Link>
              <span className="whitespace-nowrap">
                {text(cents > 0 ? "books.column.debitCents" : "books.column.creditCents")}{" "}
                <bdi>{format.moneyExact(absoluteOf(cents))}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
