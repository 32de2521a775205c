import { useSearch } from "wouter";
import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { FileLinks } from "../books/file-links.tsx";
import { Allocation } from "./allocation.tsx";
import { Balance, Funds } from "./balance.tsx";
import { ProjectCosts } from "./project-costs.tsx";
import { Statement } from "./statement.tsx";
import { annualKey, annualPath, readAnnualView } from "./view.ts";
import { YearFilter } from "./year-filter.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { Amount, money } from "./money-cell.tsx";

export default function AnnualScreen() {
  const { text } = useText();
  const { data, error } = useApi(annualKey(readAnnualView(useSearch())), freshForMs);
  return (
    <BooksPage tab="annual">
      <p className="max-w-prose text-ink-soft">{text("annual.about")}</p>
      <YearFilter own={annualPath} shown={data?.year} />
      <ListOutcome count={data && 1} error={error} none="">
        {data && <Accounts accounts={data} />}
      </ListOutcome>
    </BooksPage>
  );
}

function Accounts({ accounts }: { accounts: AnnualAccounts }) {
  const { text, format } = useText();
  const { adoptedOn, year } = accounts;
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      <p>
        {adoptedOn === null ? text("annual.open") : text("annual.adopted", { date: format.date(adoptedOn) })}
      </p>
      <Statement accounts={accounts} />
      <Ratios accounts={accounts} />
      <Allocation accounts={accounts} />
      <ProjectCosts accounts={accounts} />
      <Balance accounts={accounts} />
      <Funds funds={accounts.funds} />
      <div>
        <FileLinks file="annual-accounts" name={text("annual.title")} search={`?year=${year}`} />
        <FileLinks file="cost-allocation" name={text("annual.allocation")} search={`?year=${year}`} />
      </div>
    </div>
  );
}

/** Each ratio with its parts, so that a reader can check it. */
function Ratios({ accounts: { year, ratios } }: { accounts: AnnualAccounts }) {
  const { text, format } = useText();
  const percent = (part: number, whole: number) =>
    whole === 0 ? "–" : <bdi>{format.percent((part / whole) * 100)}</bdi>;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.ratios")}</h2>
      <DataTable
        label={text("annual.ratios")}
        rows={ratios}
        rowKey={({ name }) => name}
        columns={[
          {
            head: text("annual.ratio"),
            heading: true,
            className: "font-normal",
            cell: ({ name }) => text(`annual.ratio.${name}`),
          },
          {
            head: text("annual.ratio.part"),
            ...money,
            cell: ({ partCents }) => <Amount cents={partCents} />,
          },
          {
            head: text("annual.ratio.whole"),
            ...money,
            cell: ({ wholeCents }) => <Amount cents={wholeCents} />,
          },
          {
            head: text("annual.ratio.percent", { year: String(year) }),
            number: true,
            cell: ({ partCents, wholeCents }) => percent(partCents, wholeCents),
          },
          {
            head: text("annual.ratio.percent", { year: String(year - 1) }),
            number: true,
            cell: ({ before }) => (before ? percent(before.partCents, before.wholeCents) : "–"),
          },
        ]}
      />
    </section>
  );
}
