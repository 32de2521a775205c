import type { IncomeLine } from "#domain/annual-lines.ts";
import type { Localized } from "#domain/language.ts";
import { plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

/** Income lines in RJ 650 order; the first six are raised income. */
export const raisedLines = [
  "individuals",
  "companies",
  "lotteries",
  "government",
  "affiliated",
  "otherNonProfits",
] as const;
export const otherIncomeLines = ["goodsAndServices", "other"] as const;

export type Accounts = Readonly<{
  incomeCents: Readonly<Record<IncomeLine, Cents>>;
  /** Spending per objective. */
  objectives: readonly Readonly<{ label: Localized; cents: Cents }>[];
  fundraisingCents: Cents;
  administrationCents: Cents;
  /** Interest received less interest paid. */
  financialCents: Cents;
  /** The allocation of the result; sums to the result. */
  addedToCents: Readonly<Record<"continuityReserve" | "restrictedFunds" | "otherReserves", Cents>>;
}>;

/** Assets and liabilities at the end of the year. */
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
  /** The date of adoption; null while they can change. */
  adoptedOn: string | null;
  accounts: Accounts;
  /** Null without closing balances. */
  balance: BalanceSheet | null;
  before: Readonly<{ accounts: Accounts; balance: BalanceSheet | null }> | null;
}>;

export type Auditor = Readonly<{
  name: Localized;
  /** Fictional: it has audited nothing, and the document says so. */
  sample: boolean;
  /** The date of the auditor's own report. */
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

/** Throws if the books do not add up. */
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

/** The total of either side. */
export function balanceTotal({ assetsCents, liabilitiesCents }: BalanceSheet): Cents {
  const assets = sumOf(Object.values(assetsCents));
  const liabilities = sumOf(Object.values(liabilitiesCents));
  if (assets !== liabilities)
    throw new Error(`Assets are ${assets} cents, reserves and debts ${liabilities}`);
  return assets;
}
