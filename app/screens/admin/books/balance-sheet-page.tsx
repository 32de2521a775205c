import { useLocation, useSearch } from "wouter";
import type { ComparedSheet } from "#domain/ledger/books/compared-sheet.ts";
import type { Cents } from "#domain/money/cents.ts";
import { isAccountId } from "#domain/ledger/accounts.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListFilter } from "../../../components/back-office/list-filter.tsx";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "./books-page.tsx";
import { FileLinks } from "./file-links.tsx";
import { DayField } from "./period-filter.tsx";
import { balanceSheetKey, booksSearch, cardAddress, readBooksView } from "./view.ts";

const own = "/admin/books/balance";

export default function BalanceSheetScreen() {
  const { text } = useText();
  const [, navigate] = useLocation();
  const view = readBooksView(useSearch());
  const { data, error } = useApi(balanceSheetKey(view), freshForMs);
  return (
    <BooksPage tab="balance">
      <ListFilter
        shown={data?.on ?? ""}
        submit={text("books.show")}
        onShow={(search) => navigate(own + booksSearch(readBooksView(search)))}
        className="sm:grid-cols-2 sm:justify-start"
      >
        <DayField name="on" value={view.on ?? data?.on ?? null} />
      </ListFilter>
      <ListOutcome
        count={data && data.assets.length + data.liabilities.length}
        error={error}
        none={text("books.none")}
      >
        {data && (
          <div className="grid gap-8 lg:grid-cols-2 [&>*]:min-w-0">
            <Side sheet={data} side="assets" />
            <Side sheet={data} side="liabilities" />
          </div>
        )}
      </ListOutcome>
      {data && (
        <FileLinks
          file="balance-sheet"
          name={text("books.tab.balance")}
          search={booksSearch({ on: data.on })}
        />
      )}
    </BooksPage>
  );
}

function Side({ sheet, side }: { sheet: ComparedSheet; side: "assets" | "liabilities" }) {
  const { text, format } = useText();
  const period = { from: `${sheet.on.slice(0, 4)}-01-01`, to: sheet.on };
  return (
    <Table
      label={text(`books.side.${side}`)}
      caption={text("books.side.on", { side: text(`books.side.${side}`), date: format.date(sheet.on) })}
      columns={[
        text("books.account"),
        { number: text("books.column.amountCents") },
        { number: format.date(sheet.lastOn) },
      ]}
    >
      {sheet[side].map(({ group, cents, lastCents, accounts }) => (
        <tbody key={group}>
          <tr className="font-semibold">
            <th scope="rowgroup">{text(`books.group.${group}`)}</th>
            <Amounts cents={cents} lastCents={lastCents} />
          </tr>
          {accounts.map((row) => (
            <tr key={row.account}>
              <th scope="row" className="font-normal">
                <bdi>{row.number}</bdi>{" "}
                {isAccountId(row.account) ? (
                  <Link href={cardAddress(row.account, period)} className="text-link">
                    <AccountName id={row.account} />
                  </Link>
                ) : (
                  <AccountName id={row.account} />
                )}
              </th>
              <Amounts cents={row.cents} lastCents={row.lastCents} />
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="font-semibold">
          <th scope="row">{text("books.total")}</th>
          <Amounts cents={sheet.totalCents} lastCents={sheet.lastTotalCents} />
        </tr>
      </tfoot>
    </Table>
  );
}

function Amounts({ cents, lastCents }: { cents: Cents; lastCents: Cents }) {
  const { format } = useText();
  return [cents, lastCents].map((each, place) => (
    <td key={place} className="number whitespace-nowrap">
      <bdi>{format.moneyExact(each)}</bdi>
    </td>
  ));
}
