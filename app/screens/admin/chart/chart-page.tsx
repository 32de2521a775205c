import { accounts, accountOf } from "#domain/ledger/accounts.ts";
import { parentOf } from "#domain/money/added-account.ts";
import type { AddedAccount } from "#domain/ledger/chart/chart-account.ts";
import { inChartOrder } from "#domain/ledger/books/account-sums.ts";
import { AccountName, useAddedAccounts } from "../../../components/back-office/account-name.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { AddAccount } from "./add-account.tsx";
import { CloseAccount } from "./close-account.tsx";
import { RenameAccount } from "./rename-account.tsx";

export default function ChartScreen() {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const added = useAddedAccounts();
  const rows = inChartOrder([...accounts, ...added.flatMap(({ id }) => accountOf(id) ?? [])]);
  return (
    <BooksPage tab="chart">
      <p className="max-w-prose text-ink-soft">{text("chart.lead")}</p>
      {isAdmin && <AddAccount />}
      <Table
        label={text("books.tab.chart")}
        columns={[
          text("books.account"),
          text("chart.column.kind"),
          text("chart.column.place"),
          text("chart.column.state"),
        ]}
      >
        <tbody>
          {rows.map(({ id, number, kind, group, line }) => {
            const own = added.find((account) => account.id === id);
            return (
              <tr key={id}>
                <th scope="row" className="font-normal">
                  <bdi>{number}</bdi> <AccountName id={id} />
                  <Parent id={id} />
                </th>
                <td>{text(`chart.kind.${kind}`)}</td>
                <td>
                  {group !== null && text(`books.group.${group}`)}
                  {line === "objectives" && text("annual.sum.objectives")}
                  {line !== null && line !== "objectives" && text(`annual.line.${line}`)}
                </td>
                <td>{own ? <State account={own} isAdmin={isAdmin} /> : text("chart.state.fixed")}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </BooksPage>
  );
}

function Parent({ id }: { id: string }) {
  const { text } = useText();
  const parent = parentOf(id);
  if (parent === null) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {text("chart.below")} <AccountName id={parent} />
    </span>
  );
}

function State({ account, isAdmin }: { account: AddedAccount; isAdmin: boolean }) {
  const { text } = useText();
  const closed = account.isUsed ? "archived" : "closed";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={account.isClosed ? "outline" : "good"}>
        {text(`chart.state.${account.isClosed ? closed : "open"}`)}
      </Badge>
      {isAdmin && <RenameAccount account={account} />}
      {isAdmin && <CloseAccount account={account} />}
    </div>
  );
}
