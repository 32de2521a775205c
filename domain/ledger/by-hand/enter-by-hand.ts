import { stepOf } from "#domain/approvals/decision.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { readDocument } from "#domain/document-type.ts";
import type { Cents } from "#domain/money/cents.ts";
import { absoluteOf, sumOf } from "#domain/money/sums.ts";
import { accountOf, isBank } from "../accounts.ts";
import { parentOf } from "#domain/money/added-account.ts";
import { amountOf, type Posting } from "../entry.ts";
import { bookByHand } from "./book-by-hand.ts";
import type { HandEntries } from "./ports.ts";
import { lineRefusals, refusalOfLine } from "./refusal-of-line.ts";
import type { TypedEntry } from "./typed-entry.ts";

const entryRefusals = [
  "in_the_future",
  "account_not_allowed",
  "same_account",
  "does_not_balance",
  "release_too_early",
] as const;
const enterRefusals = [
  ...entryRefusals,
  ...lineRefusals,
  "moved_by_statements",
  "nothing_to_pay",
  "pays_too_much",
  "unknown_purpose",
  "zakat_not_eligible",
  "zakat_too_much",
  "document_wrong",
  "document_too_large",
  "decided_already",
] as const;
export type EnterRefusal = (typeof enterRefusals)[number];
/** Without a number it waits for a second person. */
export type EnterOutcome = Readonly<
  { ok: true; number: number | null } | { ok: false; reason: EnterRefusal }
>;

type Purpose = Readonly<{ projectId: string | null; programId: string | null }>;
type Needs = Pick<HandEntries, "enter" | "openSum" | "ownAccounts"> & {
  isKnown: (purpose: Purpose) => Promise<boolean>;
  /** Whether zakat may be spent on it. */
  isEligible: (purpose: Purpose) => Promise<boolean>;
  /** Above it a second person must approve. */
  limit: () => Promise<Cents>;
  /** Whether staff can book to an account that they added. */
  isOpen: (account: string) => Promise<boolean>;
  today: () => string;
};

/**
 * Booked at once, on its own date or, if its year is closed, on the day it became known. Above the limit it waits for a
 * second person.
 */
export const enterByHand =
  ({ enter, openSum, ownAccounts, isKnown, isEligible, isOpen, limit, today }: Needs) =>
  async (
    typed: TypedEntry,
    bytes: Uint8Array,
    by: Actor,
    requestId: string,
    approves = false,
  ): Promise<EnterOutcome> => {
    const refused = refusalOfEntry(typed, today());
    if (refused) return { ok: false, reason: refused };
    const open = typed.kind === "payment" ? await openSum(typed.settles) : null;
    if (typed.kind === "payment" && !open) return { ok: false, reason: "nothing_to_pay" };
    if (typed.kind === "payment" && open && (typed.amountCents ?? 0) > absoluteOf(open.cents))
      return { ok: false, reason: "pays_too_much" };
    const booked = bookByHand(typed, open);
    const accounts = await ownAccounts();
    for (const posting of booked.postings) {
      const own = accounts.find(({ account }) => account === posting.account);
      if (isBank(posting.account) && !own) return { ok: false, reason: "unknown_account" };
      if (parentOf(posting.account) !== null && !(await isOpen(posting.account)))
        return { ok: false, reason: "unknown_account" };
      if (own?.statementsFrom) return { ok: false, reason: "moved_by_statements" };
      const wrong = refusalOfLine(posting) ?? (await refusalOfPurpose(posting));
      if (wrong) return { ok: false, reason: wrong };
    }
    const document = readDocument(bytes);
    if (typeof document === "string") return { ok: false, reason: document };
    const step = approves ? "approve" : stepOf(amountOf(booked), await limit(), by);
    const entered = await enter(typed, booked, document, { step, by, requestId });
    if (entered === "waits") return { ok: true, number: null };
    return typeof entered === "string" ? { ok: false, reason: entered } : { ok: true, ...entered };

    async function refusalOfPurpose({ projectId = null, programId = null, fund }: Posting) {
      const purpose = { projectId, programId };
      if (!(await isKnown(purpose))) return "unknown_purpose";
      // Unrestricted zakat waits for a purpose.
      const isForAny = projectId === null && programId === null;
      return fund && !isForAny && !(await isEligible(purpose)) ? "zakat_not_eligible" : null;
    }
  };

/** Refusals that need no database. */
function refusalOfEntry(typed: TypedEntry, today: string): (typeof entryRefusals)[number] | null {
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

/** Unmatched money, expected transfers and donations have their own workflows. */
const isOpenToAll = (account: string): boolean =>
  !["bank-suspense", "suspense", "transfers-expected", "fee-cover"].includes(account) &&
  accountOf(account)?.raised !== true;

const isOfBalance = (account: string): boolean =>
  isOpenToAll(account) && ["ASSET", "LIABILITY"].includes(accountOf(account)?.kind ?? "");
