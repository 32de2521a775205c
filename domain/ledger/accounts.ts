import {
  heldBy,
  inTransitFrom,
  payingProviders,
  providerFacts,
  type PayingProvider,
} from "#domain/money/providers.ts";
import { parentOf, type AddedAccountId } from "#domain/money/added-account.ts";
import type { BalanceGroup, CostNature, ResultLine } from "#domain/annual-lines.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";

type Account = Readonly<{
  id: string;
  /** Its number in the chart. */
  number: string;
  kind: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE";
  /** Counts in public totals: donations less refunds. */
  raised: boolean;
  /** Counts as spending. */
  category: SpendingCategory | null;
  /** For balance accounts. */
  group: BalanceGroup | null;
  /** For income and costs. */
  line: ResultLine | null;
  /** For accounts with a fixed cost type. */
  nature: CostNature | null;
}>;

const asset = <Id extends string>(number: string, id: Id, group: BalanceGroup) =>
  ({ id, number, kind: "ASSET", raised: false, category: null, group, line: null, nature: null }) as const;
const liability = <Id extends string>(number: string, id: Id, group: BalanceGroup) =>
  ({
    id,
    number,
    kind: "LIABILITY",
    raised: false,
    category: null,
    group,
    line: null,
    nature: null,
  }) as const;
const income = <Id extends string>(number: string, id: Id, line: ResultLine, raised = false) =>
  ({ id, number, kind: "INCOME", raised, category: null, group: null, line, nature: null }) as const;
const expense = <Id extends string>(
  number: string,
  id: Id,
  line: ResultLine,
  category: SpendingCategory | null,
  nature: CostNature | null = null,
) => ({ id, number, kind: "EXPENSE", raised: false, category, group: null, line, nature }) as const;

/**
 * The chart of accounts. Public totals are donations less refunds; fee cover is a donation too, but not part of a
 * campaign's total. Campaign, program and project are on the posting, so a new campaign needs no new account.
 */
export const accounts = [
  asset("0100", "fixed-assets", "fixed"),
  { ...asset("0500", "opening-balances", "reserves"), kind: "EQUITY" },
  // What the board decided to keep; entered with the date and minutes of the decision.
  { ...asset("0510", "continuity-reserve", "reserves"), kind: "EQUITY" },
  liability("0700", "provisions", "provisions"),
  liability("0800", "loans", "longTermDebts"),
  asset("1000", "bank", "cash"),
  // Notes, coins and cheques.
  asset("1050", "cash", "cash"),
  ...payingProviders.map((provider) =>
    asset(providerFacts[provider].accounts.held, heldBy(provider), "receivables"),
  ),
  // Paid out by a provider and not on a bank statement yet.
  ...payingProviders.map((provider) =>
    asset(providerFacts[provider].accounts.inTransit, inTransitFrom(provider), "receivables"),
  ),
  // Manual donations that the bank does not show yet.
  asset("1200", "transfers-expected", "receivables"),
  // Between two own accounts, when only one statement shows it.
  asset("1250", "own-transfers", "receivables"),
  asset("1300", "debtors", "receivables"),
  asset("1350", "prepaid", "receivables"),
  liability("1600", "creditors", "shortTermDebts"),
  liability("1650", "accruals", "shortTermDebts"),
  // Unmatched money, until it is sent back.
  liability("1900", "suspense", "shortTermDebts"),
  // Unmatched bank lines, in either direction.
  liability("1950", "bank-suspense", "shortTermDebts"),
  asset("3000", "stocks", "stocks"),
  expense("4000", "expenses-program", "objectives", "PROGRAM"),
  expense("4500", "expenses-fundraising", "fundraising", "FUNDRAISING"),
  expense("4550", "provider-fees", "fundraising", "FUNDRAISING", "office"),
  expense("4700", "expenses-administration", "administration", "ADMINISTRATION"),
  expense("4750", "bank-charges", "administration", "ADMINISTRATION", "office"),
  expense("4800", "depreciation", "administration", "ADMINISTRATION", "depreciation"),
  expense("4900", "interest-paid", "financial", null),
  income("8000", "gifts-unrestricted", "individuals", true),
  income("8010", "gifts-restricted", "individuals", true),
  income("8020", "refunds", "individuals", true),
  income("8030", "chargebacks", "individuals", true),
  income("8040", "fee-cover", "individuals"),
  income("8050", "legacies", "individuals"),
  // From one purpose to another; always sums to zero.
  income("8060", "reallocations", "individuals"),
  income("8100", "income-companies", "companies"),
  income("8200", "income-lotteries", "lotteries"),
  income("8300", "income-government", "government"),
  income("8400", "income-affiliated", "affiliated"),
  income("8500", "income-nonprofits", "otherNonProfits"),
  income("8600", "income-services", "goodsAndServices"),
  income("8700", "income-other", "other"),
  income("8900", "interest-received", "financial"),
] as const satisfies readonly Account[];

type ChartAccountId = (typeof accounts)[number]["id"];
/** Additional bank accounts are numbered in order. */
type FurtherBank = `bank-${number}`;

export type AccountId = ChartAccountId | FurtherBank | AddedAccountId;

const known: ReadonlyMap<string, Account> = new Map(accounts.map((account) => [account.id, account]));

/** The chart's accounts, without additional banks. */
export const chartIds = accounts.map(({ id }) => id);

export const isInChart = (id: string): id is ChartAccountId => known.has(id);

/** The first bank account, or an additional one. */
export const isBank = (id: string): id is "bank" | FurtherBank => /^bank(-\d{1,2})?$/.test(id);
export const isAccountId = (id: string): id is AccountId =>
  isInChart(id) || isBank(id) || parentOf(id) !== null;

/** The account's default cost type; null: it must be given. */
export const usualNature = (id: string): CostNature | null => {
  const own = parentOf(id) ?? id;
  return own === "bank-charges" ? "office" : own === "depreciation" ? "depreciation" : null;
};

/** Null for an unknown account. */
export function accountOf(id: string): Account | null {
  const [, place] = /^bank-(\d{1,2})$/.exec(id) ?? [];
  if (place) return asset(String(1000 + Number(place)), id, "cash");
  const above = known.get(parentOf(id) ?? "");
  if (above) return { ...above, id, number: id.slice(above.id.length + 1) };
  return known.get(id) ?? null;
}

/** Who holds the donor's money: a provider until payout, or the foundation. */
export const holdings = {
  ...(Object.fromEntries(payingProviders.map((provider) => [provider, heldBy(provider)])) as {
    [Provider in PayingProvider]: `provider-${Provider}`;
  }),
  bank: "bank",
  /** From a bank statement: matches a line that is already booked. */
  statement: "bank-suspense",
  /** Entered by hand before the statement. */
  expected: "transfers-expected",
  cash: "cash",
  /** In kind: to be used up, or kept for years. */
  stocks: "stocks",
  "fixed-assets": "fixed-assets",
} as const satisfies Record<string, AccountId>;
export type Holder = keyof typeof holdings;

export const expenseAccounts = {
  PROGRAM: "expenses-program",
  FUNDRAISING: "expenses-fundraising",
  ADMINISTRATION: "expenses-administration",
} as const satisfies Record<SpendingCategory, AccountId>;
