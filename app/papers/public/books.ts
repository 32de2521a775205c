import type { IncomeLine } from "#domain/annual-lines.ts";
import type { Localized } from "#domain/language.ts";
import { plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

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
  incomeCents: Readonly<Record<IncomeLine, Cents>>;
  /** What was spent on each objective. */
  objectives: readonly Readonly<{ label: Localized; cents: Cents }>[];
  fundraisingCents: Cents;
  administrationCents: Cents;
  /** Interest received, less interest paid. */
  financialCents: Cents;
  /** Where the year's result went; together exactly the result. */
  addedToCents: Readonly<Record<"continuityReserve" | "restrictedFunds" | "otherReserves", Cents>>;
}>;

/** What the foundation owned and owed at the end of the year. */
export type BalanceSheet = Readonly<{
  assetsCents: Readonly<Record<"fixed" | "stocks" | "receivables" | "cash", Cents>>;
  liabilitiesCents: Readonly<{
    continuityReserve: Cents;
    otherReserves: Cents;
    restrictedFunds: Cents;
    provisions: Cents;
    longTermDebts: Cents;
    shortTermDebts: Cents;
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
  raised: Cents;
  income: Cents;
  objectives: Cents;
  expenditure: Cents;
  beforeFinancial: Cents;
  result: Cents;
}>;

/** Refuses books that do not add up: a wrong table is worse than none. */
export function sumsOf(accounts: Accounts): Sums {
  const { incomeCents, addedToCents } = accounts;
  const raised = sumOf(raisedLines.map((line) => incomeCents[line]));
  const income = plus(raised, sumOf(otherIncomeLines.map((line) => incomeCents[line])));
  const objectives = sumOf(accounts.objectives.map(({ cents }) => cents));
  const expenditure = sumOf([objectives, accounts.fundraisingCents, accounts.administrationCents]);
  const beforeFinancial = minus(income, expenditure);
  const result = plus(beforeFinancial, accounts.financialCents);
  const added = sumOf(Object.values(addedToCents));
  if (added !== result)
    throw new Error(`The result is ${result} cents, but ${added} were added to reserves and funds`);
  return { raised, income, objectives, expenditure, beforeFinancial, result };
}

/** Both sides of the balance sheet, which are the same sum. */
export function balanceTotal({ assetsCents, liabilitiesCents }: BalanceSheet): Cents {
  const assets = sumOf(Object.values(assetsCents));
  const liabilities = sumOf(Object.values(liabilitiesCents));
  if (assets !== liabilities)
    throw new Error(`Assets are ${assets} cents, reserves and debts ${liabilities}`);
  return assets;
}
