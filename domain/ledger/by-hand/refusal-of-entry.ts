import { sumOf } from "#domain/money/sums.ts";
import { accountOf, isBank } from "../accounts.ts";
import type { TypedEntry } from "./typed-entry.ts";

export const entryRefusals = [
  "in_the_future",
  "account_not_allowed",
  "same_account",
  "does_not_balance",
  "release_too_early",
] as const;

/** Refusals that need no database. */
export function refusalOfEntry(typed: TypedEntry, today: string): (typeof entryRefusals)[number] | null {
  if (typed.on > today) return "in_the_future";
  if (!moneyOf(typed).every(isMoney)) return "account_not_allowed";
  switch (typed.kind) {
    case "transfer":
      return typed.from === typed.to ? "same_account" : null;
    case "accrual":
      return typed.releaseOn <= typed.on ? "release_too_early" : null;
    case "opening":
    case "journal": {
      const isAllowed = typed.kind === "opening" ? isOfBalance : isOpenToAll;
      if (!typed.lines.every(({ account }) => isAllowed(account))) return "account_not_allowed";
      const cents = typed.lines.map((line) => line.cents);
      const balances = typed.kind === "opening" || sumOf(cents) === 0;
      return balances && !cents.some((each) => each === 0) ? null : "does_not_balance";
    }
    default:
      return null;
  }
}

/** The accounts of money that the entry moves. */
function moneyOf(typed: TypedEntry): readonly string[] {
  if (typed.kind === "income") return typed.into === "debtors" ? [] : [typed.into];
  if (typed.kind === "charge") return [typed.from];
  if (typed.kind === "payment") return [typed.account];
  return typed.kind === "transfer" ? [typed.from, typed.to] : [];
}

const isMoney = (account: string): boolean => account === "cash" || isBank(account);

/** These two accounts have their own workflows. */
const isOpenToAll = (account: string): boolean => account !== "bank-suspense" && account !== "suspense";

const isOfBalance = (account: string): boolean =>
  isOpenToAll(account) && ["ASSET", "LIABILITY"].includes(accountOf(account)?.kind ?? "");
