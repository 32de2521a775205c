import * as z from "zod/mini";

/**
 * Accounts of the chart below which staff can add others. Not donations, whose lines are not published one by one, and not where a
 * workflow of its own keeps the balance.
 */
export const extensibleAccounts = [
  "fixed-assets",
  "provisions",
  "loans",
  "prepaid",
  "expenses-program",
  "expenses-fundraising",
  "expenses-administration",
  "depreciation",
  "income-lotteries",
  "income-government",
  "income-affiliated",
  "income-nonprofits",
  "income-services",
  "income-other",
  "interest-paid",
  "interest-received",
] as const;
export type ExtensibleAccount = (typeof extensibleAccounts)[number];

/** Added below an account of the chart, whose kind and place in the annual accounts it has. */
export type AddedAccountId = `${ExtensibleAccount}.${string}`;

const shape = /^([a-z-]+)\.(\d{4,6})$/;
const maxIdLength = 60;

/** The account of the chart below which it was added. Null: it was not added. */
export function parentOf(id: string): ExtensibleAccount | null {
  const [, above = ""] = shape.exec(id) ?? [];
  return extensibleAccounts.find((each) => each === above) ?? null;
}

/** Whether the account exists and is open, the database says. */
const addedBelow = (isAllowed: (parent: string) => boolean) =>
  z.custom<AddedAccountId>(
    (id) => typeof id === "string" && id.length <= maxIdLength && isAllowed(parentOf(id) ?? ""),
  );

export const addedAccountId = addedBelow((parent) => parent !== "");

/** These accounts of the chart, and accounts that staff added below them. */
export const withAdded = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.union([z.enum(ids), addedBelow((parent) => ids.includes(parent))]);
