import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { daysBetween, type Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import type { BankEvent } from "./event-of.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import { plain, ruleFor, type MatchRule } from "./match-rule.ts";
import { suggestEntry, type EntryCandidate } from "./suggest-entry.ts";
import { suggestOwnTransfer, type OwnAccountCandidate } from "./suggest-own-transfer.ts";
import { suggestPayout, type PayoutCandidate } from "./suggest-payout.ts";

/** A line that waits, with what the rules look at. */
export type WaitingLine = Readonly<{
  cents: Cents;
  bookedOn: Day;
  event: BankEvent;
  counterpartyName: string | null;
  counterpartyIban: string | null;
  remittance: string;
  structuredReference?: string | null;
}>;

export type GiftCandidate = Readonly<{
  donationId: string;
  reference: string;
  cents: Cents;
  /** PENDING waits for money; ENTERED was written down by staff and waits for the bank to show it. */
  state: "PENDING" | "ENTERED" | "CLOSED";
  /** Named in the field that banks carry unchanged, or only somewhere in the text. */
  isStructured: boolean;
}>;
export type ExpenseCandidate = Readonly<{
  expenseId: string;
  cents: Cents;
  spentOn: Day;
  description: string;
}>;
export type DonorCandidate = Readonly<{ donationId: string; donorName: string | null; iban: string }>;
export type OriginalCandidate = Readonly<{ lineId: string; account: string | null }>;

/** All that could match a line, looked up for many lines at once. */
export type Candidates = Readonly<{
  gifts: readonly GiftCandidate[];
  payouts: readonly PayoutCandidate[];
  enteredGifts: readonly GiftCandidate[];
  /** Our other accounts, and how many of their lines show the same sum the other way round. */
  ownTransfers: Readonly<{ others: readonly OwnAccountCandidate[]; mirrored: number }>;
  entries: readonly EntryCandidate[];
  expenses: readonly ExpenseCandidate[];
  donors: readonly DonorCandidate[];
  originals: readonly OriginalCandidate[];
  rules: readonly MatchRule[];
}>;

export type Explanation =
  | Readonly<{ kind: "gift"; donationId: string; reference: string }>
  | Readonly<{ kind: "entered_gift"; donationId: string; reference: string }>
  | Readonly<{ kind: "own_transfer"; account: string }>
  /** `leavesCents`: of a part, what stays open after it. */
  | Readonly<{ kind: "entry"; entryId: string; account: string; what: string; leavesCents: Cents }>
  | Readonly<{ kind: "expense"; expenseId: string; description: string }>
  /** `payoutId`: which one; null while the provider has told of none that fits. */
  | Readonly<{ kind: "payout"; provider: PayingProvider; payoutId: string | null; account: string }>
  | Readonly<{ kind: "donor"; donationId: string; donorName: string | null }>
  | Readonly<{ kind: "return"; lineId: string; account: string }>
  | (Pick<MatchRule, "name" | "account" | "projectId" | "programId" | "nature"> &
      Readonly<{ kind: "rule"; ruleId: string }>);

/** `canAutoMatch`: booked without a person. Everything else is suggested, and somebody decides. */
export type Suggestion = Readonly<{ explanation: Explanation; canAutoMatch: boolean }>;

/** How long after an invoice its payment is still looked for. */
const maxDaysToPay = 90;

/** In the order of how sure they are; the first that fits is suggested. Null: it waits for a person. */
export function suggest(line: WaitingLine, candidates: Candidates): Suggestion | null {
  const isReturn = line.event === "collection_returned" || line.event === "transfer_returned";
  if (isReturn) return returned(candidates.originals);
  return (
    gift(line, candidates.gifts) ??
    suggestOwnTransfer(line, candidates.ownTransfers) ??
    suggestPayout(line, candidates.payouts) ??
    enteredGift(line, candidates.enteredGifts) ??
    suggestEntry(line, candidates.entries) ??
    expense(line, candidates.expenses) ??
    byRule(line, candidates.rules) ??
    donor(line, candidates.donors)
  );
}

/** A named gift of exactly this sum. Another sum, two gifts, or one that is settled: a person decides. */
function gift(line: WaitingLine, gifts: readonly GiftCandidate[]): Suggestion | null {
  const [only, second] = gifts;
  if (line.cents <= 0 || !only || second || only.cents !== line.cents || only.state === "CLOSED") return null;
  const { donationId, reference, isStructured } = only;
  const kind = only.state === "PENDING" ? "gift" : "entered_gift";
  return { explanation: { kind, donationId, reference }, canAutoMatch: isStructured };
}

function enteredGift(line: WaitingLine, entered: readonly GiftCandidate[]): Suggestion | null {
  const [only, second] = entered.filter(({ cents }) => cents === line.cents);
  if (!only || second) return null;
  const { donationId, reference } = only;
  return { explanation: { kind: "entered_gift", donationId, reference }, canAutoMatch: false };
}

function expense(line: WaitingLine, expenses: readonly ExpenseCandidate[]): Suggestion | null {
  const [only, second] = expenses.filter(
    ({ cents, spentOn }) =>
      cents === negated(line.cents) && Math.abs(daysBetween(spentOn, line.bookedOn)) <= maxDaysToPay,
  );
  if (!only || second) return null;
  const { expenseId, description } = only;
  return { explanation: { kind: "expense", expenseId, description }, canAutoMatch: false };
}

function byRule(line: WaitingLine, rules: readonly MatchRule[]): Suggestion | null {
  const rule = ruleFor(line, rules);
  if (!rule) return null;
  const { id: ruleId, name, account, projectId, programId, nature, isConfirmed } = rule;
  return {
    explanation: { kind: "rule", ruleId, name, account, projectId, programId, nature },
    canAutoMatch: isConfirmed,
  };
}

/** Who gave from this account before. Never booked by itself: an account can be shared, or a gift be something else. */
function donor(line: WaitingLine, donors: readonly DonorCandidate[]): Suggestion | null {
  if (refusalOfAmount(line.cents) || line.counterpartyIban === null) return null;
  const name = plain(line.counterpartyName ?? "");
  const known = donors.filter(({ iban }) => iban === line.counterpartyIban);
  const found = known.find(({ donorName }) => plain(donorName ?? "") === name) ?? known[0];
  if (!found) return null;
  const { donationId, donorName } = found;
  return { explanation: { kind: "donor", donationId, donorName }, canAutoMatch: false };
}

/** What came back undoes what went out, on the same account. Of an unknown original nothing is guessed. */
function returned(originals: readonly OriginalCandidate[]): Suggestion | null {
  const [only, second] = originals;
  if (!only || second || only.account === null) return null;
  return { explanation: { kind: "return", lineId: only.lineId, account: only.account }, canAutoMatch: false };
}
