import { useSearch } from "wouter";
import type { LedgerCard } from "#domain/ledger/books/journal.ts";
import type { Cents } from "#domain/money/cents.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { DebitAndCredit } from "../../../components/back-office/debit-and-credit.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { Fact, Facts } from "../../../components/ui/facts.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "./books-page.tsx";
import { EntryDay, EntryWords } from "./entry-words.tsx";
import { FileLinks } from "./file-links.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { booksSearch, cardKey, firstAccount, readBooksView } from "./view.ts";

const own = "/admin/books/cards";

export default function CardScreen() {
  const { text } = useText();
  const view = readBooksView(useSearch());
  const { data, error } = useApi(cardKey(view), freshForMs);
  const at = (after: string | null) => own + booksSearch({ ...view, after });
  const { year, from, to, account } = view;
  return (
    <BooksPage tab="cards">
      <PeriodFilter own={own} view={view} withAccount />
      <ListOutcome count={data && 1} error={error} none="">
        {data && <Card card={data} />}
      </ListOutcome>
      <OlderAndNewest
        label={text("books.tab.cards")}
        newest={view.after === null ? null : { href: at(null), label: text("books.first") }}
        older={data?.after ? { href: at(data.after), label: text("books.next") } : null}
      />
      <FileLinks
        file="card"
        name={text("books.tab.cards")}
        search={booksSearch({ year, from, to, account: account ?? firstAccount })}
      />
    </BooksPage>
  );
}

function Card({ card }: { card: LedgerCard }) {
  const { text, format } = useText();
  const money = (cents: Cents) => <bdi>{format.moneyExact(cents)}</bdi>;
  const sum = (cents: Cents) => <span className="font-figures font-semibold">{money(cents)}</span>;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">
        <bdi>{card.number}</bdi> <AccountName id={card.account} />
      </h2>
      <Facts layout="row">
        <Fact label={text("books.opening")}>{sum(card.openingCents)}</Fact>
        <Fact label={text("books.column.debitCents")}>{sum(card.debitCents)}</Fact>
        <Fact label={text("books.column.creditCents")}>{sum(card.creditCents)}</Fact>
        <Fact label={text("books.closing")}>{sum(card.closingCents)}</Fact>
      </Facts>
      {card.lines.length === 0 ? (
        <p className="text-ink-soft">{text("books.none")}</p>
      ) : (
        <Table
          label={text("books.tab.cards")}
          columns={[
            text("books.column.bookedOn"),
            text("books.column.description"),
            { number: text("books.column.debitCents") },
            { number: text("books.column.creditCents") },
            { number: text("books.column.balance") },
          ]}
        >
          <tbody>
            {card.lines.map((line, place) => (
              <tr key={place}>
                <EntryDay line={line} />
                <td>
                  <EntryWords entry={line} />
                </td>
                <DebitAndCredit cents={line.cents} />
                <td className="number whitespace-nowrap">{money(line.balanceCents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
