import type { SpendingCategory } from "./spending-category.ts";

/** The group of a balance account in the annual accounts. */
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

/** Income lines in the order of guideline RJ 650. */
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

/** The line of income or costs in the RJ 650 statement. */
export type ResultLine = IncomeLine | "objectives" | "fundraising" | "administration" | "financial";

/** Cost types: the rows of the RJ 650 cost allocation. */
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

/** The default nature of a category's costs. */
export const usualNatures = {
  PROGRAM: "purchases",
  FUNDRAISING: "communication",
  ADMINISTRATION: "office",
} as const satisfies Record<SpendingCategory, CostNature>;

/** The columns of the cost allocation: all costs except financial ones. */
export const costLines = ["objectives", "fundraising", "administration"] as const;
export type CostLine = (typeof costLines)[number];
