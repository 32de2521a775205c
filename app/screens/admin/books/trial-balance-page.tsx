import { useSearch } from "wouter";
import { isAccountId } from "#domain/ledger/accounts.ts";
import { noCents } from "#domain/money/cents.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "./books-page.tsx";
import { FileLinks } from "./file-links.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { booksSearch, cardAddress, readBooksView, trialBalanceKey } from "./view.ts";

const figures = ["openingCents", "debitCents", "creditCents", "closingCents"] as const;

export default function TrialBalanceScreen() {
  const { text, format } = useText();
  const view = readBooksView(useSearch());
  const { data, error } = useApi(trialBalanceKey(view), freshForMs);
  const title = text("books.tab.trial");
  return (
    <BooksPage tab="trial">
      <PeriodFilter own="/admin/books" view={view} />
      <ListOutcome count={data?.rows.length} error={error} none={text("books.none")}>
        {data && (
          <Table
            label={title}
            caption={`${format.date(data.from)} – ${format.date(data.to)}`}
            columns={[
              text("books.account"),
              ...figures.map((name) => ({ number: text(`books.column.${name}`) })),
            ]}
          >
            <tbody>
              {data.rows.map((row) => (
                <tr key={row.account}>
                  <th scope="row">
                    <bdi>{row.number}</bdi>{" "}
                    {isAccountId(row.account) ? (
                      <Link href={cardAddress(row.account, data)} className="text-link">
                        <AccountName id={row.account} />
                      </Link>
                    ) : (
                      <AccountName id={row.account} />
                    )}
                  </th>
                  {figures.map((name) => (
                    <td key={name} className="number whitespace-nowrap">
                      <bdi>{format.moneyExact(row[name])}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-semibold">
                <th scope="row">{text("books.total")}</th>
                {/** All balances add up to zero: each amount is also on the other side. */}
                {[noCents, data.debitCents, data.creditCents, noCents].map((cents, place) => (
                  <td key={place} className="number whitespace-nowrap">
                    <bdi>{format.moneyExact(cents)}</bdi>
                  </td>
                ))}
              </tr>
            </tfoot>
          </Table>
        )}
      </ListOutcome>
      {data && (
        <FileLinks
          file="trial-balance"
          name={title}
          search={booksSearch({ from: data.from, to: data.to })}
          auditYear={Number(data.from.slice(0, 4))}
        />
      )}
    </BooksPage>
  );
}
