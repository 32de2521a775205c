import { heldAccounts, inTransitAccounts } from "#domain/money/providers.ts";

/*
 * Which entries of the books stand in the open data line by line, and which only as sums. Nothing typed by hand is published with
 * either: descriptions, parties and references can name a person.
 */

/** What happened without any one donor: the books tell it line by line. */
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

/** Entries of which all lines are published whatever they touch: each brings forward a whole year of many people. */
export const carriedSources = ["opening"] as const;

/**
 * Accounts on which one line can be the gift of one person, or its way through a provider and the bank: an entry that touches one
 * of them is published only within a sum. So are gifts of companies, which can be one person's business.
 */
export const donorAccounts = [
  "gifts-unrestricted",
  "gifts-restricted",
  "refunds",
  "chargebacks",
  "fee-cover",
  "legacies",
  "income-companies",
  ...heldAccounts,
  ...inTransitAccounts,
  "transfers-expected",
  "suspense",
] as const;

/** A line of these costs can be somebody's wage. */
export const staffNature = "personnel";
