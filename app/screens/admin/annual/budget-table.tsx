import { incomeLines } from "#domain/annual-lines.ts";
import { minus } from "#domain/money/sums.ts";
import type { BudgetPage } from "#domain/transparency/budget-page.ts";
import { Table } from "../../../components/ui/table.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText, type Text } from "../../../i18n/text.tsx";
import { writtenAmount } from "#domain/book-years/budget-amount.ts";
import { MoneyCell } from "./money-cell.tsx";
import { linesAddress } from "./view.ts";

type BudgetRow = BudgetPage["rows"][number];
type Props = {
  page: BudgetPage;
  /** In a form: the places of amounts that could not be read. Without it amounts are shown and not typed. */
  wrong?: readonly number[];
};

export function BudgetTable({ page: { year, rows }, wrong }: Props) {
  const { text } = useText();
  const isIncome = ({ line }: BudgetRow) => incomeLines.some((each) => each === line);
  const parts = [
    { label: text("annual.budget.income"), isIn: isIncome },
    { label: text("annual.budget.costs"), isIn: (row: BudgetRow) => !isIncome(row) },
  ];
  return (
    <Table
      label={text("annual.budget.title")}
      columns={[
        text("annual.budget.line"),
        { number: text("annual.budget.expected") },
        { number: text("annual.budget.actual") },
        { number: text("annual.budget.difference") },
        { number: text("annual.before", { year: String(year - 1) }) },
      ]}
    >
      {parts.map(({ label, isIn }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={5} className="font-semibold">
              {label}
            </th>
          </tr>
          {rows.map((row, place) =>
            isIn(row) ? (
              <tr key={place}>
                <th scope="row" className={row.projectId === null ? "font-normal" : "ps-6 font-normal"}>
                  {budgetLabel(row, text)}
                </th>
                {wrong ? (
                  <td className="number">
                    <TextInput
                      name={`row-${place}`}
                      aria-label={text("annual.budget.amountOf", { name: budgetLabel(row, text) })}
                      aria-invalid={wrong.includes(place) || undefined}
                      defaultValue={writtenAmount(row.budgetCents)}
                      inputMode="decimal"
                      dir="ltr"
                      className="w-40 text-end"
                    />
                  </td>
                ) : (
                  <MoneyCell cents={row.budgetCents} />
                )}
                <MoneyCell cents={row.actualCents} href={addressOf(row, year)} />
                <MoneyCell cents={minus(row.actualCents, row.budgetCents)} />
                <MoneyCell cents={row.beforeCents} />
              </tr>
            ) : null,
          )}
        </tbody>
      ))}
    </Table>
  );
}

function budgetLabel({ line, projectId, name }: BudgetRow, text: Text): string {
  if (line !== "objectives") return text(`annual.line.${line}`);
  if (projectId !== null) return name ?? projectId;
  return name === null ? text("annual.objective.other") : text("annual.budget.program", { name });
}

/** A program without a project has no lines page: the page counts its projects too. */
function addressOf({ line, programId, projectId }: BudgetRow, year: number): string | null {
  if (line === "objectives" && projectId === null) return null;
  return linesAddress({
    year: String(year),
    line,
    project: projectId,
    program: line === "objectives" ? (programId ?? "") : null,
  });
}
