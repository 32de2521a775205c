import { noCents, type Cents } from "#domain/money/cents.ts";
import type { AnnualAccounts, CostAllocation } from "#domain/transparency/annual-answers.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText, type Text } from "../../../i18n/text.tsx";
import { MoneyCell } from "./money-cell.tsx";
import { linesAddress } from "./view.ts";

type Column = CostAllocation["columns"][number];

/** What costs were made of, by what they were made for; the sums are those of the statement. */
export function Allocation({ accounts: { year, allocation } }: { accounts: AnnualAccounts }) {
  const { text } = useText();
  const { columns, rows, total, budget, before } = allocation;
  const cellAddress = ({ line, programId }: Column, nature: string | null) =>
    linesAddress({
      year: String(year),
      line,
      nature: nature ?? "",
      program: line === "objectives" ? (programId ?? "") : null,
    });
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.allocation")}</h2>
      <Table
        label={text("annual.allocation")}
        columns={[
          text("annual.nature"),
          ...columns.map((column) => ({ number: columnName(column, text) })),
          { number: text("annual.total") },
          { number: text("annual.before", { year: String(year - 1) }) },
        ]}
      >
        <tbody>
          {rows.map(({ nature, cells, totalCents, beforeCents }) => (
            <tr key={nature}>
              <th scope="row" className="font-normal">
                {nature === null ? text("annual.notAllocated") : text(`annual.nature.${nature}`)}
              </th>
              {columns.map((column, place) => (
                <MoneyCell key={place} cents={cells[place] ?? noCents} href={cellAddress(column, nature)} />
              ))}
              <MoneyCell cents={totalCents} />
              <MoneyCell cents={beforeCents} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <SumRow label={text("annual.total")} sums={total} beforeCents={before?.totalCents ?? null} />
          {budget && <SumRow label={text("annual.budget", { year: String(year) })} sums={budget} />}
          {before && <SumRow label={text("annual.before", { year: String(year - 1) })} sums={before} />}
        </tfoot>
      </Table>
    </section>
  );
}

function columnName({ line, name }: Column, text: Text): string {
  return line === "objectives" ? (name ?? text("annual.objective.other")) : text(`annual.column.${line}`);
}

type SumProps = { label: string; sums: CostAllocation["total"]; beforeCents?: Cents | null };

function SumRow({ label, sums, beforeCents = null }: SumProps) {
  return (
    <tr className="font-semibold">
      <th scope="row">{label}</th>
      {sums.cells.map((cents, place) => (
        <MoneyCell key={place} cents={cents} />
      ))}
      <MoneyCell cents={sums.totalCents} />
      <MoneyCell cents={beforeCents} />
    </tr>
  );
}
