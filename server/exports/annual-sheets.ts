import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { moneyCell, type Cell, type Sheet } from "#domain/spreadsheet/sheet.ts";
import type { AnnualAccounts, CostAllocation, StatementRow } from "#domain/transparency/annual-answers.ts";
import type { BudgetPage } from "#domain/transparency/budget-page.ts";
import { translate } from "../translate.ts";

const yearsOf = (year: number, language: Language): string[] => [
  String(year),
  translate(language, "annual.budget", { year: String(year) }),
  String(year - 1),
];

/** Statement, ratios and balance in one table; the first column says which. */
export function annualSheet(accounts: AnnualAccounts, language: Language): Sheet {
  const { year, statement, ratios, balance } = accounts;
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  return {
    heading: [text("annual.part"), text("annual.budget.line"), ...yearsOf(year, language)],
    rows: [
      ...statement.map((row) => [
        text("annual.statement"),
        statementLabel(row, language),
        moneyCell(row.cents),
        moneyCell(row.budgetCents),
        moneyCell(row.beforeCents),
      ]),
      ...ratios.map(({ name, partCents, wholeCents, before }) => [
        text("annual.ratios"),
        text(`annual.ratio.${name}`),
        percentOf(partCents, wholeCents),
        null,
        before && percentOf(before.partCents, before.wholeCents),
      ]),
      ...(balance?.rows ?? []).map(({ row, cents, beforeCents }) => [
        text("annual.balance"),
        text(`annual.balance.${row}`),
        moneyCell(cents),
        null,
        moneyCell(beforeCents),
      ]),
    ],
  };
}

/** In tenths of a percent, rounded half up; null for 0 of 0. */
const percentOf = (part: number, whole: number): Cell =>
  whole === 0 ? null : { number: Math.floor((part * 1000) / whole + 0.5) / 10 };

/** Costs by nature (rows) and by purpose (columns), with totals. */
export function allocationSheet({ year, allocation }: AnnualAccounts, language: Language): Sheet {
  const { columns, rows, total, budget, before } = allocation;
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  const sums = (label: string, { cells, totalCents }: CostAllocation["total"], beforeCents: Cents | null) => [
    label,
    ...cells.map(moneyCell),
    moneyCell(totalCents),
    moneyCell(beforeCents),
  ];
  return {
    heading: [
      text("annual.nature"),
      ...columns.map(({ line, name }) =>
        line === "objectives" ? (name ?? text("annual.objective.other")) : text(`annual.column.${line}`),
      ),
      text("annual.total"),
      String(year - 1),
    ],
    rows: [
      ...rows.map(({ nature, beforeCents, ...own }) =>
        sums(text(nature === null ? "annual.notAllocated" : `annual.nature.${nature}`), own, beforeCents),
      ),
      sums(text("annual.total"), total, before?.totalCents ?? null),
      ...(budget ? [sums(translate(language, "annual.budget", { year: String(year) }), budget, null)] : []),
      ...(before ? [sums(String(year - 1), before, null)] : []),
    ],
  };
}

export function budgetSheet({ year, rows }: BudgetPage, language: Language): Sheet {
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  return {
    heading: [
      text("annual.budget.line"),
      text("annual.budget.purpose"),
      text("annual.budget.expected"),
      text("annual.budget.actual"),
      text("annual.budget.difference"),
      String(year - 1),
    ],
    rows: rows.map((row) => [
      text(row.line === "objectives" ? "annual.sum.objectives" : `annual.line.${row.line}`),
      row.name,
      moneyCell(row.budgetCents),
      moneyCell(row.actualCents),
      moneyCell(minus(row.actualCents, row.budgetCents)),
      moneyCell(row.beforeCents),
    ]),
  };
}

export function statementLabel(row: StatementRow, language: Language): string {
  if (row.kind === "sum") return translate(language, `annual.sum.${row.line}`);
  if (row.kind === "added") return translate(language, `annual.added.${row.line}`);
  if (row.line !== "objectives") return translate(language, `annual.line.${row.line}`);
  const name = row.name ?? translate(language, "annual.objective.other");
  return translate(language, "annual.objective", { name });
}
