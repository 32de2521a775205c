import { costLines, type CostLine, type CostNature } from "#domain/annual-lines.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { allocationTable } from "./allocation-table.ts";
import { balanceRows, ratioNames, type AnnualAccounts } from "./annual-answers.ts";
import type { ClosingBalance } from "./closing-balance.ts";
import type { AllocatedCost } from "./cost-allocation.ts";
import {
  budgetFigures,
  objectivesOf,
  statementRows,
  statementSumsOf,
  type BudgetSum,
} from "./statement-rows.ts";
import type { YearAccounts, YearBooks } from "./year-books.ts";

type Names = Readonly<{
  program: (id: string) => string;
  project: (id: string) => Readonly<{ name: string; programId: string | null }>;
}>;
type Asked = Readonly<{
  books: YearBooks;
  adoptedOn: string | null;
  budget: readonly BudgetSum[];
  names: Names;
}>;

/** The complete annual accounts, for page and files. */
export function annualAccountsOf({ books, adoptedOn, budget, names }: Asked): AnnualAccounts {
  const years = {
    own: books.accounts,
    budget: budget.length > 0 ? budgetFigures(budget) : null,
    before: books.before?.accounts ?? null,
  };
  return {
    year: books.year,
    adoptedOn,
    statement: statementRows(years, names.program),
    ratios: ratiosOf(books.accounts, years.before),
    allocation: allocationTable({
      costs: books.costs,
      before: books.before?.costs ?? null,
      budget: budget.length > 0 ? budget.flatMap(asCost) : null,
      objectives: objectivesOf(years),
      nameOf: names.program,
    }),
    projects: projectsOf(books, budget, names),
    funds: fundsOf(books, names),
    balance: books.balance && balanceOf(books.balance, books.before?.balance ?? null),
  };
}

function asCost({ line, ...rest }: BudgetSum): (Omit<BudgetSum, "line"> & { line: CostLine })[] {
  const column = costLines.find((each) => each === line);
  return column ? [{ line: column, ...rest }] : [];
}

function ratiosOf(own: YearAccounts, before: YearAccounts | null): AnnualAccounts["ratios"] {
  const parts = (accounts: YearAccounts) => {
    const { objectives, expenditure, income, raised } = statementSumsOf(accounts);
    return {
      objectives_of_expenditure: { partCents: objectives, wholeCents: expenditure },
      objectives_of_income: { partCents: objectives, wholeCents: income },
      fundraising_of_raised: { partCents: accounts.fundraisingCents, wholeCents: raised },
      administration_of_expenditure: { partCents: accounts.administrationCents, wholeCents: expenditure },
    };
  };
  const [now, then] = [parts(own), before && parts(before)];
  return ratioNames.map((name) => ({
    name,
    ...now[name],
    before: then && then[name],
  }));
}

function projectsOf(
  { costs, before }: YearBooks,
  budget: readonly BudgetSum[],
  names: Names,
): AnnualAccounts["projects"] {
  const on = (projectId: string) => (cost: { projectId: string | null }) => cost.projectId === projectId;
  const ids = new Set(
    [...costs, ...(before?.costs ?? []), ...budget]
      .map(({ projectId }) => projectId)
      .filter((id) => id !== null),
  );
  return [...ids]
    .map((projectId) => {
      const own = costs.filter(on(projectId));
      const { name, programId } = names.project(projectId);
      return {
        projectId,
        name,
        programName: programId && names.program(programId),
        natures: byNature(own),
        cents: total(own),
        budgetCents: budget.length > 0 ? total(budget.filter(on(projectId))) : null,
        beforeCents: before && total(before.costs.filter(on(projectId))),
      };
    })
    .sort((a, b) => b.cents - a.cents);
}

/** Funds that moved in the year, or still hold money. */
const fundsOf = ({ funds = [] }: YearBooks, names: Names): AnnualAccounts["funds"] =>
  funds
    .filter(({ openingCents, receivedCents, closingCents }) => openingCents || receivedCents || closingCents)
    .map(({ fund, projectId, programId, campaignId, ...moved }) => ({
      name:
        (projectId && names.project(projectId).name) || (programId && names.program(programId)) || campaignId,
      isZakat: fund === "ZAKAT",
      ...moved,
    }));

const byNature = (costs: readonly AllocatedCost[]): { nature: CostNature | null; cents: Cents }[] =>
  [...new Set(costs.map(({ nature }) => nature))].map((nature) => ({
    nature,
    cents: total(costs.filter((cost) => cost.nature === nature)),
  }));

function balanceOf(own: ClosingBalance, before: ClosingBalance | null): AnnualAccounts["balance"] {
  const flat = ({ assetsCents, liabilitiesCents }: ClosingBalance) => ({
    ...assetsCents,
    ...liabilitiesCents,
  });
  const [now, then] = [flat(own), before && flat(before)];
  const assets = (sheet: ClosingBalance) => sumOf(Object.values(sheet.assetsCents));
  return {
    rows: balanceRows.map((row) => ({
      side: row in own.assetsCents ? "assets" : "liabilities",
      row,
      cents: now[row],
      beforeCents: then && then[row],
    })),
    totalCents: assets(own),
    beforeCents: before && assets(before),
  };
}

const total = (costs: readonly { cents: Cents }[]): Cents => sumOf(costs.map(({ cents }) => cents));
