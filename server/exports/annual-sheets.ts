import type { Cell } from "#domain/csv.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import type { AnnualAccounts, CostAllocation, StatementRow } from "#domain/transparency/annual-answers.ts";
import type { BudgetPage } from "#domain/transparency/budget-page.ts";
import { translate } from "../translate.ts";

type Sheet = Readonly<{ heading: string[]; rows: Cell[][] }>;

const money = (cents: Cents | null): Cell => (cents === null ? null : { cents });
const yearsOf = (year: number, language: Language): string[] => [
  String(year),
  translate(language, "annual.budget", { year: String(year) }),
  String(year - 1),
];

/** Statement, ratios and balance one below the other, each row with the part it belongs to. */
export function annualSheet(accounts: AnnualAccounts, language: Language): Sheet {
  const { year, statement, ratios, balance } = accounts;
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  return {
    heading: [text("annual.part"), text("annual.budget.line"), ...yearsOf(year, language)],
    rows: [
      ...statement.map((row) => [
        text("annual.statement"),
        statementLabel(row, language),
        money(row.cents),
        money(row.budgetCents),
        money(row.beforeCents),
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
        money(cents),
        null,
        money(beforeCents),
      ]),
    ],
  };
}

/** Tenths of a percent, half of one rounds up; null where nothing is divided. */
const percentOf = (part: number, whole: number): Cell =>
  whole === 0 ? null : { number: Math.floor((part * 1000) / whole + 0.5) / 10 };

/** What costs were made of, by what they were made for, with the sums of the statement below. */
export function allocationSheet({ year, allocation }: AnnualAccounts, language: Language): Sheet {
  const { columns, rows, total, budget, before } = allocation;
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  const sums = (label: string, { cells, totalCents }: CostAllocation["total"], beforeCents: Cents | null) => [
    label,
    ...cells.map(money),
    money(totalCents),
    money(beforeCents),
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
      money(row.budgetCents),
      money(row.actualCents),
      money(minus(row.actualCents, row.budgetCents)),
      money(row.beforeCents),
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
