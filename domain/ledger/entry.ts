import type { CostNature } from "#domain/annual-lines.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { AccountId } from "./accounts.ts";

/**
 * One posting. Positive cents are a debit: the account holds or has cost more. Negative cents are a credit. Assets and
 * expenses grow upwards, income and equity downwards, and an entry sums to 0.
 */
export type Posting = Readonly<{
  account: AccountId;
  cents: Cents;
  campaignId?: string | null;
  programId?: string | null;
  projectId?: string | null;
  fund?: Fund | null;
  /** Cost type. */
  nature?: CostNature | null;
}>;

/** The external event. Unique, so nothing is booked twice. */
export type Cause = Readonly<{ kind: CauseKind; id: string }>;

const causeKinds = [
  "gift",
  "fee",
  "refund",
  "refund_failed",
  "chargeback",
  "chargeback_reversed",
  "expense",
  "opening",
  "reversal",
  "suspense",
  "suspense_fee",
  "suspense_returned",
  "suspense_restored",
  "provider_cost",
  "bank_entry",
  "bank_match",
  "payout",
  "transfer",
  "income",
  "journal",
  "invoice",
  "charge",
  "accrual",
  "release",
  "payment",
  "gift_reversed",
  "reallocation",
] as const;
export type CauseKind = (typeof causeKinds)[number];

export const isCauseKind = (kind: string): kind is CauseKind => causeKinds.some((known) => known === kind);

/** A ledger entry, never changed. Its date is the Dutch date of the cause; otherwise `valueOn` has that date. */
export type Entry = Readonly<{
  cause: Cause;
  bookedOn: string;
  valueOn?: string;
  description: string;
  donationId: string | null;
  reverses: Cause | null;
  postings: readonly Posting[];
}>;

/** What an entry moves: the sum of its debits. */
export const amountOf = ({ postings }: Pick<Entry, "postings">): Cents =>
  sumOf(postings.map(({ cents }) => cents).filter((cents) => cents > 0));

type Draft = Omit<Entry, "donationId" | "reverses"> & Partial<Pick<Entry, "donationId" | "reverses">>;

/** Drops zero postings. An entry that does not balance is a bug, so it throws. */
export function entry(draft: Draft): Entry {
  const postings = draft.postings.filter(({ cents }) => cents !== 0);
  const facts = `${draft.cause.kind} ${draft.cause.id}: ${postings.map((p) => `${p.account} ${p.cents}`).join(", ")}`;
  if (sumOf(postings.map(({ cents }) => cents)) !== 0) throw new Error(`Does not balance: ${facts}`);
  if (postings.length < 2) throw new Error(`Moves no money: ${facts}`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.bookedOn)) throw new Error(`No date "${draft.bookedOn}": ${facts}`);
  return { donationId: null, reverses: null, ...draft, postings };
}
