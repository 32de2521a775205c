import { incomeLines, type IncomeLine } from "#domain/annual-lines.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { minus, negated, sumOf as sumOfCents } from "#domain/money/sums.ts";
import { allocatedCosts, type AllocatedCost } from "./cost-allocation.ts";
import { closingBalance, type ClosingBalance } from "./closing-balance.ts";
import { fundsOfYear, type FundOfYear } from "./funds-of-year.ts";
import { sumOf, type LedgerLine } from "./ledger-line.ts";

/** A year's income and expenditure in the lines of RJ 650, in cents. */
export type YearAccounts = Readonly<{
  incomeCents: Readonly<Record<IncomeLine, Cents>>;
  /** Largest first; null: no program. */
  objectives: readonly Readonly<{ programId: string | null; cents: Cents }>[];
  fundraisingCents: Cents;
  administrationCents: Cents;
  /** Interest received less interest paid. */
  financialCents: Cents;
  addedToCents: Readonly<Record<"continuityReserve" | "restrictedFunds" | "otherReserves", Cents>>;
}>;

export type ClosedYear = Readonly<{
  accounts: YearAccounts;
  balance: ClosingBalance | null;
  /** The expenditure by nature. */
  costs: readonly AllocatedCost[];
  /** The movements of each restricted fund. Years that were adopted before they were computed have none. */
  funds?: readonly FundOfYear[];
}>;

export type YearBooks = ClosedYear & Readonly<{ year: number; before: ClosedYear | null }>;

/** A year's annual accounts, computed from all ledger lines. */
export function booksOfYear(lines: readonly LedgerLine[], year: number): YearBooks {
  const hasBefore = lines.some((line) => line.year === year - 1);
  return {
    year,
    ...accountsOfYear(lines, year),
    before: hasBefore ? accountsOfYear(lines, year - 1) : null,
  };
}

export const totalsOf = ({
  incomeCents,
  objectives,
  fundraisingCents,
  administrationCents,
  financialCents,
}: Omit<YearAccounts, "addedToCents">) => {
  const income = sumOfCents(Object.values(incomeCents));
  const onObjectives = sumOfCents(objectives.map(({ cents }) => cents));
  const expenditure = sumOfCents([onObjectives, fundraisingCents, administrationCents]);
  const result = plus(minus(income, expenditure), financialCents);
  return { income, objectives: onObjectives, expenditure, result };
};

export function accountsOfYear(lines: readonly LedgerLine[], year: number): ClosedYear {
  const balance = closingBalance(lines, year);
  const accounts = accountsOf(lines, year);
  return {
    balance,
    accounts: { ...accounts, addedToCents: addedTo(lines, year, accounts) },
    costs: allocatedCosts(lines, year),
    funds: fundsOfYear(lines, year),
  };
}

function accountsOf(lines: readonly LedgerLine[], year: number): YearAccounts {
  const own = lines.filter((line) => line.year === year);
  const spentOn = (category: LedgerLine["category"]) =>
    sumOf(own.filter((line) => line.category === category));
  return {
    incomeCents: incomeOf(own),
    objectives: objectivesOf(own),
    fundraisingCents: spentOn("FUNDRAISING"),
    administrationCents: spentOn("ADMINISTRATION"),
    financialCents: negated(sumOf(own.filter(({ line }) => line === "financial"))),
    addedToCents: { continuityReserve: noCents, restrictedFunds: noCents, otherReserves: noCents },
  };
}

function incomeOf(lines: readonly LedgerLine[]): YearAccounts["incomeCents"] {
  const cents: Record<IncomeLine, Cents> = {
    individuals: noCents,
    companies: noCents,
    lotteries: noCents,
    government: noCents,
    affiliated: noCents,
    otherNonProfits: noCents,
    goodsAndServices: noCents,
    other: noCents,
  };
  for (const line of incomeLines) cents[line] = negated(sumOf(lines.filter((each) => each.line === line)));
  return cents;
}

function objectivesOf(lines: readonly LedgerLine[]): YearAccounts["objectives"] {
  const spent = lines.filter(({ category }) => category === "PROGRAM");
  const programs = [...new Set(spent.map(({ programId }) => programId))];
  return programs
    .map((programId) => ({ programId, cents: sumOf(spent.filter((line) => line.programId === programId)) }))
    .sort((a, b) => b.cents - a.cents);
}

/**
 * The changes of reserves and funds. The remainder goes to the other reserves, so that the whole result is allocated,
 * also in the year of the opening balances.
 */
function addedTo(
  lines: readonly LedgerLine[],
  year: number,
  accounts: YearAccounts,
): YearAccounts["addedToCents"] {
  const { result } = totalsOf(accounts);
  const [end, start] = [closingBalance(lines, year), closingBalance(lines, year - 1)];
  const grown = (name: "continuityReserve" | "restrictedFunds") =>
    end ? minus(end.liabilitiesCents[name], start?.liabilitiesCents[name] ?? noCents) : noCents;
  const [continuityReserve, restrictedFunds] = [grown("continuityReserve"), grown("restrictedFunds")];
  const otherReserves = minus(result, plus(continuityReserve, restrictedFunds));
  return { continuityReserve, restrictedFunds, otherReserves };
}
