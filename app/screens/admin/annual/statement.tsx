import type { AnnualAccounts, StatementRow } from "#domain/transparency/annual-answers.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText, type Text } from "../../../i18n/text.tsx";
import { MoneyCell } from "./money-cell.tsx";
import { linesAddress } from "./view.ts";

/** Income and expenditure in the order of guideline RJ 650. */
export function Statement({
  accounts: { year, statement },
}: {
  accounts: Pick<AnnualAccounts, "year" | "statement">;
}) {
  const { text } = useText();
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.statement")}</h2>
      <Table
        label={text("annual.statement")}
        columns={[
          text("annual.budget.line"),
          { number: text("annual.actual", { year: String(year) }) },
          { number: text("annual.budget", { year: String(year) }) },
          { number: text("annual.before", { year: String(year - 1) }) },
        ]}
      >
        <tbody>
          {statement.map((row) => (
            <tr key={keyOf(row)} className={row.kind === "sum" ? "font-semibold" : undefined}>
              <th scope="row" className={row.kind === "sum" ? undefined : "font-normal"}>
                {labelOf(row, text)}
              </th>
              <MoneyCell cents={row.cents} href={addressOf(row, year)} />
              <MoneyCell cents={row.budgetCents} />
              <MoneyCell cents={row.beforeCents} href={addressOf(row, year - 1)} />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const keyOf = (row: StatementRow): string =>
  `${row.kind} ${row.line} ${row.kind === "line" ? row.programId : ""}`;

function labelOf(row: StatementRow, text: Text): string {
  if (row.kind === "sum") return text(`annual.sum.${row.line}`);
  if (row.kind === "added") return text(`annual.added.${row.line}`);
  if (row.line === "objectives")
    return text("annual.objective", { name: row.name ?? text("annual.objective.other") });
  return text(`annual.line.${row.line}`);
}

const addressOf = (row: StatementRow, year: number): string | null =>
  row.kind === "line"
    ? linesAddress({
        year: String(year),
        line: row.line,
        program: row.line === "objectives" ? (row.programId ?? "") : null,
      })
    : null;
