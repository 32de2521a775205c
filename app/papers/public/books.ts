import type { IncomeLine } from "#domain/annual-lines.ts";
import type { Localized } from "#domain/language.ts";

/** The lines of income in the order of guideline RJ 650; the first six together are the raised income. */
export const raisedLines = [
  "individuals",
  "companies",
  "lotteries",
  "government",
  "affiliated",
  "otherNonProfits",
] as const;
export const otherIncomeLines = ["goodsAndServices", "other"] as const;

/** Income and expenditure of one year, all in cents. */
export type Accounts = Readonly<{
  incomeCents: Readonly<Record<IncomeLine, number>>;
  /** What was spent on each objective. */
  objectives: readonly Readonly<{ label: Localized; cents: number }>[];
  fundraisingCents: number;
  administrationCents: number;
  /** Interest received, less interest paid. */
  financialCents: number;
  /** Where the year's result went; together exactly the result. */
  addedToCents: Readonly<{ continuityReserve: number; restrictedFunds: number; otherReserves: number }>;
}>;

/** What the foundation owned and owed at the end of the year. */
export type BalanceSheet = Readonly<{
  assetsCents: Readonly<{ fixed: number; stocks: number; receivables: number; cash: number }>;
  liabilitiesCents: Readonly<{
    continuityReserve: number;
    otherReserves: number;
    restrictedFunds: number;
    provisions: number;
    longTermDebts: number;
    shortTermDebts: number;
  }>;
}>;

export type Books = Readonly<{
  year: number;
  /** When the board adopted them; null as long as they can still change. */
  adoptedOn: string | null;
  accounts: Accounts;
  /** Null when the ledger holds no closing balances for the year. */
  balance: BalanceSheet | null;
  /** The year before, for comparison. */
  before: Readonly<{ accounts: Accounts; balance: BalanceSheet | null }> | null;
}>;

export type Auditor = Readonly<{
  name: Localized;
  /** An invented one: has checked nothing, and the paper says so. */
  sample: boolean;
  /** The day of the auditor's own signed report, which is another document. */
  reportOn: string | null;
}>;

export type Sums = Readonly<{
  raised: number;
  income: number;
  objectives: number;
  expenditure: number;
  beforeFinancial: number;
  result: number;
}>;

/** Refuses books that do not add up: a wrong table is worse than none. */
export function sumsOf(accounts: Accounts): Sums {
  const { incomeCents, addedToCents } = accounts;
  const raised = total(raisedLines.map((line) => incomeCents[line]));
  const income = raised + total(otherIncomeLines.map((line) => incomeCents[line]));
  const objectives = total(accounts.objectives.map(({ cents }) => cents));
  const expenditure = objectives + accounts.fundraisingCents + accounts.administrationCents;
  const beforeFinancial = income - expenditure;
  const result = beforeFinancial + accounts.financialCents;
  const added = total(Object.values(addedToCents));
  if (added !== result)
    throw new Error(`The result is ${result} cents, but ${added} were added to reserves and funds`);
  return { raised, income, objectives, expenditure, beforeFinancial, result };
}

/** Both sides of the balance sheet, which are the same sum. */
export function balanceTotal({ assetsCents, liabilitiesCents }: BalanceSheet): number {
  const assets = total(Object.values(assetsCents));
  const liabilities = total(Object.values(liabilitiesCents));
  if (assets !== liabilities)
    throw new Error(`Assets are ${assets} cents, reserves and debts ${liabilities}`);
  return assets;
}

const total = (cents: readonly number[]): number => cents.reduce((sum, value) => sum + value, 0);
