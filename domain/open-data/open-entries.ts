import { heldAccounts, inTransitAccounts } from "#domain/money/providers.ts";

/* Which entries are published line by line, and which only as sums. No typed text is published: descriptions, parties and references can name a person. */

/** Sources without a single donor: published line by line. */
export const openSources = [
  "expense",
  "opening",
  "transfer",
  "income",
  "journal",
  "invoice",
  "charge",
  "accrual",
  "release",
  "payment",
  "bank_match",
] as const;

/** Entries published completely: each carries forward a whole year of many people. */
export const carriedSources = ["opening"] as const;

/** Accounts where a line can be one person's donation, also through a company or bank: published only as sums. */
export const donorAccounts = [
  "gifts-unrestricted",
  "gifts-restricted",
  "refunds",
  "chargebacks",
  "fee-cover",
  "legacies",
  "reallocations",
  "income-companies",
  ...heldAccounts,
  ...inTransitAccounts,
  "transfers-expected",
  "suspense",
] as const;

/** Lines of this nature can be one person's wage. */
export const staffNature = "personnel";
