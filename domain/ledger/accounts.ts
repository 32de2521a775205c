import type { SpendingCategory } from "#domain/spending-category.ts";

/**
 * The chart of accounts. `raised` marks what public totals add up: gifts, less what went back to donors; the fee a
 * donor covers is a gift too, but no part of what a campaign has raised. `category` marks what counts as spending.
 * Campaign, program and project are written on the posting, so a new campaign needs no new account.
 */
export const accounts = [
  { id: "provider-stripe", kind: "ASSET", raised: false, category: null },
  { id: "provider-mollie", kind: "ASSET", raised: false, category: null },
  { id: "provider-sandbox", kind: "ASSET", raised: false, category: null },
  { id: "bank", kind: "ASSET", raised: false, category: null },
  // Money that fits no gift, until it is sent back.
  { id: "suspense", kind: "LIABILITY", raised: false, category: null },
  { id: "opening-balances", kind: "EQUITY", raised: false, category: null },
  { id: "gifts-unrestricted", kind: "INCOME", raised: true, category: null },
  { id: "gifts-restricted", kind: "INCOME", raised: true, category: null },
  { id: "refunds", kind: "INCOME", raised: true, category: null },
  { id: "chargebacks", kind: "INCOME", raised: true, category: null },
  { id: "fee-cover", kind: "INCOME", raised: false, category: null },
  { id: "provider-fees", kind: "EXPENSE", raised: false, category: "FUNDRAISING" },
  { id: "expenses-program", kind: "EXPENSE", raised: false, category: "PROGRAM" },
  { id: "expenses-fundraising", kind: "EXPENSE", raised: false, category: "FUNDRAISING" },
  { id: "expenses-administration", kind: "EXPENSE", raised: false, category: "ADMINISTRATION" },
] as const satisfies readonly Account[];

export type AccountId = (typeof accounts)[number]["id"];

/** Who holds the money a donor paid: a payment provider until it pays out, or the foundation's own bank. */
export const holdings = {
  stripe: "provider-stripe",
  mollie: "provider-mollie",
  sandbox: "provider-sandbox",
  bank: "bank",
} as const satisfies Record<string, AccountId>;
export type Holder = keyof typeof holdings;

export const expenseAccounts = {
  PROGRAM: "expenses-program",
  FUNDRAISING: "expenses-fundraising",
  ADMINISTRATION: "expenses-administration",
} as const satisfies Record<SpendingCategory, AccountId>;

type Account = Readonly<{
  id: string;
  kind: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE";
  raised: boolean;
  category: SpendingCategory | null;
}>;
