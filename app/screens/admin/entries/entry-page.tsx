import type { ReactNode } from "react";
import type { BookEntry } from "#domain/ledger/by-hand/answers.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { DebitAndCredit } from "../../../components/back-office/debit-and-credit.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { key } from "../../../data/api-key.ts";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import type { ScreenProps } from "../../../routes/route.ts";
import { BooksPage } from "../books/books-page.tsx";
import { EntryWords } from "../books/entry-words.tsx";
import { correctExpenseAddress } from "../expenses/view.ts";
import { cardAddress } from "../books/view.ts";
import { EntryPapers } from "./entry-papers.tsx";
import { PublicCopy } from "./public-copy.tsx";
import { entriesKey, entriesPath, entryKey, openItemsKey } from "./view.ts";

export default function EntryScreen({ params: { number = "" } }: ScreenProps) {
  const { data } = useApi(entryKey(number), freshForMs);
  return <BooksPage tab="entries">{data && <Entry entry={data} />}</BooksPage>;
}

function Entry({ entry }: { entry: BookEntry }) {
  const { text, format } = useText();
  const mayBook = useMayBook();
  const number = String(entry.number);
  const { byHand } = entry;
  // Payments are reversed before the entry they pay. Reversals and released accruals stay.
  const canBeUndone = mayBook && byHand !== null && !byHand.hasPayments && entry.reversedBy === null;
  return (
    <article className="grid gap-5 [&>*]:min-w-0" aria-label={text("entries.entry", { number })}>
      <header className="grid gap-1">
        <h2 className="heading-3">{text("entries.entry", { number })}</h2>
        <p>
          {text("entries.entry.bookedOn")}{" "}
          <time dateTime={entry.bookedOn}>{format.date(entry.bookedOn)}</time>
        </p>
        <p>
          <EntryWords entry={entry} />
        </p>
        {entry.reverses !== null && (
          <Other number={entry.reverses}>
            {text("entries.entry.undoes", { number: String(entry.reverses) })}
          </Other>
        )}
        {entry.reversedBy !== null && (
          <p>
            <Badge tone="bad">{text("documents.reversed")}</Badge>{" "}
            <Other number={entry.reversedBy}>
              {text("entries.entry.undoneBy", { number: String(entry.reversedBy) })}
            </Other>{" "}
            <span data-any-language>
              <bdi>{entry.reversedFor}</bdi>
            </span>
          </p>
        )}
      </header>
      <Lines entry={entry} />
      <EntryPapers entry={entry} />
      {entry.reverses === null && <PublicCopy number={entry.number} />}
      {mayBook && byHand?.hasPayments && <p className="text-ink-soft">{text("entries.error.is_paid")}</p>}
      {canBeUndone && entry.expenseId !== null && (
        <ButtonLink
          as={Link}
          href={correctExpenseAddress(entry.expenseId)}
          variant="secondary"
          className="justify-self-start"
        >
          {text("expenses.correct.button")}
        </ButtonLink>
      )}
      {canBeUndone && (
        <ReverseDialog
          description={entry.description}
          words={{
            title: text("entries.reverse.title", { number }),
            text: text("entries.reverse.text"),
            button: text("entries.reverse.button"),
            done: text("entries.reverse.done"),
          }}
          changes={[entryKey(number), openItemsKey, entriesKey]}
          reverse={(act, reason) =>
            act("POST", key("/api/admin/books/entries/:number/reversal", { number }), { reason })
          }
        />
      )}
    </article>
  );
}

const Other = ({ number, children }: { number: number; children: ReactNode }) => (
  <Link href={`${entriesPath}/${number}`} className="text-link">
    {children}
  </Link>
);

function Lines({ entry }: { entry: BookEntry }) {
  const { text } = useText();
  const year = entry.bookedOn.slice(0, 4);
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  return (
    <Table
      label={text("entries.lines")}
      columns={[
        text("entries.line.account"),
        text("books.column.purpose"),
        { number: text("books.column.debitCents") },
        { number: text("books.column.creditCents") },
      ]}
    >
      <tbody>
        {entry.lines.map((line, place) => (
          <tr key={place}>
            <td>
              <Link href={cardAddress(line.account, period)} className="text-link">
                <bdi>{line.number}</bdi> <AccountName id={line.account} />
              </Link>
            </td>
            <td>
              {line.purpose && (
                <span className="block">
                  <bdi>{line.purpose}</bdi>
                </span>
              )}
              {line.fund && <span className="block">{text("entries.field.zakat")}</span>}
              {line.nature && (
                <span className="block text-ink-soft">{text(`annual.nature.${line.nature}`)}</span>
              )}
            </td>
            <DebitAndCredit cents={line.cents} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
