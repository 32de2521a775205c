import type { Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

export const payoutStates = ["ON_ITS_WAY", "PAID", "FAILED"] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What a provider tells of money that it sends to our bank. */
export type Payout = Readonly<{
  provider: PayingProvider;
  /** The provider's own name for it. */
  id: string;
  /** What the bank will show; negative where the provider takes from our bank what its balance lacks. */
  cents: Cents;
  state: PayoutState;
  /** When it left the balance there. */
  madeAt: string;
  arrivesOn: Day;
  /** When it came back to the balance, because the bank refused it or somebody took it back. */
  failedAt: string | null;
  /** Texts by which a bank statement may name it. */
  references: readonly string[];
  /** Whether the provider lists what it is made of: now, once it is ready, or never, as with one made by hand. */
  partsAre: "told" | "coming" | "untold";
}>;

export const partKinds = [
  "charge",
  "refund",
  "refund_failed",
  "dispute",
  "dispute_won",
  /** A debit that its bank did not pay after all. */
  "charge_failed",
  "fee",
  /** Withheld for a while, or let go again: it stays ours, at the provider. */
  "reserve",
  /** An earlier payout that came back. */
  "payout_back",
  /** Less than a cent for each line, where the provider reckons in finer units than cents. */
  "rounding",
  "other",
] as const;
export type PartKind = (typeof partKinds)[number];

/** One line of what a payout is made of. */
export type PayoutPart = Readonly<{
  id: string;
  kind: PartKind;
  /** What came or went, before its fee. */
  cents: Cents;
  feeCents: Cents;
  /** The payment it belongs to; null where the provider names none. */
  paymentId: string | null;
  /** What it cost beside the fees of payments, to be booked under its id where that was not done before. */
  costCents: Cents;
  at: string;
  description: string;
}>;

/** Why a payout is not in the books. */
export const payoutProblems = ["parts_are_coming", "does_not_add_up"] as const;
export type PayoutProblem = Readonly<{
  reason: (typeof payoutProblems)[number];
  /** By how much its parts make more than was paid out. */
  differenceCents: Cents | null;
}>;

export const netOf = ({ cents, feeCents }: Pick<PayoutPart, "cents" | "feeCents">): Cents =>
  minus(cents, feeCents);

/** Booked as a whole or not at all: what is not told yet, or does not make the sum, waits and is asked for again. */
export function problemOf(payout: Payout, parts: readonly PayoutPart[]): PayoutProblem | null {
  if (payout.partsAre === "untold") return null;
  if (payout.partsAre === "coming") return { reason: "parts_are_coming", differenceCents: null };
  const differenceCents = minus(sumOf(parts.map(netOf)), payout.cents);
  return differenceCents === 0 ? null : { reason: "does_not_add_up", differenceCents };
}

/** Lines of payments; of all others it is known what they are. */
const ofPayments: readonly PartKind[] = ["charge", "refund", "refund_failed", "dispute", "dispute_won"];

/** A line that nobody can tell what it is: of a payment that we never heard of, or of a kind that we do not know. */
export const isUnknown = (part: PayoutPart, knownPayments: ReadonlySet<string>): boolean =>
  part.kind === "other" ||
  (ofPayments.includes(part.kind) && (part.paymentId === null || !knownPayments.has(part.paymentId)));
