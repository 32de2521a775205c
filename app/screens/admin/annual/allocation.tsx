import { noCents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { AnnualAccounts, CostAllocation } from "#domain/transparency/annual-answers.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { MoneyCell } from "./money-cell.tsx";
import { linesAddress } from "./view.ts";

type Props = { accounts: AnnualAccounts };
type Nature = CostAllocation["rows"][number]["nature"];
/** One column of the allocation, or the sum of several, which has no link. */
type Shown = Readonly<{
  name: string;
  places: readonly number[];
  address: ((nature: Nature) => string) | null;
}>;

/** Costs by type and purpose. Programs and last year are separate tables, so that everything is visible. */
export function Allocation({ accounts }: Props) {
  const { text } = useText();
  const columns = accounts.allocation.columns.map(
    ({ line, name, programId }, place): Shown & { line: string } => ({
      line,
      name: line === "objectives" ? (name ?? text("annual.objective.other")) : text(`annual.column.${line}`),
      places: [place],
      address: (nature) =>
        linesAddress({
          year: String(accounts.year),
          line,
          nature: nature ?? "",
          program: line === "objectives" ? (programId ?? "") : null,
        }),
    }),
  );
  const programs = columns.filter(({ line }) => line === "objectives");
  const objectives: Shown = {
    name: text("annual.sum.objectives"),
    places: programs.flatMap(({ places }) => places),
    address: null,
  };
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.allocation")}</h2>
      <Sums
        label={text("annual.allocation")}
        accounts={accounts}
        shown={[objectives, ...columns.filter(({ line }) => line !== "objectives")]}
        totals={1}
      />
      <Sums label={text("annual.sum.objectives")} accounts={accounts} shown={programs} />
      <Sums label={text("annual.total")} accounts={accounts} shown={[]} totals={2} />
    </section>
  );
}

/** `totals`: none, this year's, or last year's too. */
type SumsProps = Props & { label: string; shown: readonly Shown[]; totals?: 0 | 1 | 2 };

function Sums({ label, accounts: { year, allocation }, shown, totals = 0 }: SumsProps) {
  const { text } = useText();
  const { rows, total, budget, before } = allocation;
  const totalColumns = [
    { number: text("annual.total") },
    { number: text("annual.before", { year: String(year - 1) }) },
  ];
  const feet = [
    { name: text("annual.total"), sums: total, beforeCents: before?.totalCents ?? null },
    { name: text("annual.budget", { year: String(year) }), sums: budget, beforeCents: null },
    { name: text("annual.before", { year: String(year - 1) }), sums: before, beforeCents: null },
  ];
  const cellOf = ({ cells }: Pick<CostAllocation["total"], "cells">, { places }: Shown) =>
    sumOf(places.map((place) => cells[place] ?? noCents));
  return (
    <Table
      label={label}
      columns={[
        text("annual.nature"),
        ...shown.map(({ name }) => ({ number: name })),
        ...totalColumns.slice(0, totals),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.nature}>
            <th scope="row" className="font-normal">
              {row.nature === null ? text("annual.notAllocated") : text(`annual.nature.${row.nature}`)}
            </th>
            {shown.map((column) => (
              <MoneyCell
                key={column.name}
                cents={cellOf(row, column)}
                href={column.address?.(row.nature) ?? null}
              />
            ))}
            {totals > 0 && <MoneyCell cents={row.totalCents} />}
            {totals > 1 && <MoneyCell cents={row.beforeCents} />}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {feet.map(
          ({ name, sums, beforeCents }) =>
            sums && (
              <tr key={name} className="font-semibold">
                <th scope="row">{name}</th>
                {shown.map((column) => (
                  <MoneyCell key={column.name} cents={cellOf(sums, column)} />
                ))}
                {totals > 0 && <MoneyCell cents={sums.totalCents} />}
                {totals > 1 && <MoneyCell cents={beforeCents} />}
              </tr>
            ),
        )}
      </tfoot>
    </Table>
  );
}
