import type { SpendingCategory } from "./spending-category.ts";

/** Where an account of the balance stands in the annual accounts. */
export const balanceGroups = [
  "fixed",
  "stocks",
  "receivables",
  "cash",
  "reserves",
  "provisions",
  "longTermDebts",
  "shortTermDebts",
] as const;
export type BalanceGroup = (typeof balanceGroups)[number];

/** The lines of income in the order of guideline RJ 650. */
export const incomeLines = [
  "individuals",
  "companies",
  "lotteries",
  "government",
  "affiliated",
  "otherNonProfits",
  "goodsAndServices",
  "other",
] as const;
export type IncomeLine = (typeof incomeLines)[number];

/** Where income or costs stand in the statement of income and expenditure after RJ 650. */
export type ResultLine = IncomeLine | "objectives" | "fundraising" | "administration" | "financial";

/** What costs are made of: the rows of the cost allocation after RJ 650. */
export const costNatures = [
  "grants",
  "remittances",
  "purchases",
  "outsourced",
  "communication",
  "personnel",
  "housing",
  "office",
  "depreciation",
] as const;
export type CostNature = (typeof costNatures)[number];

/** What costs of a category mostly are, where nobody said. */
export const usualNatures = {
  PROGRAM: "purchases",
  FUNDRAISING: "communication",
  ADMINISTRATION: "office",
} as const satisfies Record<SpendingCategory, CostNature>;

/** The columns of the cost allocation; together all costs but the financial ones. */
export const costLines = ["objectives", "fundraising", "administration"] as const;
export type CostLine = (typeof costLines)[number];
