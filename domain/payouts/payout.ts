import type { Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

export const payoutStates = ["ON_ITS_WAY", "PAID", "FAILED"] as const;
export type PayoutState = (typeof payoutStates)[number];

export type Payout = Readonly<{
  provider: PayingProvider;
  /** The provider's id. */
  id: string;
  /** The amount on the bank statement; negative if the provider collects from our bank. */
  cents: Cents;
  state: PayoutState;
  /** When it left the balance. */
  madeAt: string;
  arrivesOn: Day;
  /** When it returned to the balance, because it was rejected or cancelled. */
  failedAt: string | null;
  references: readonly string[];
  /** Whether the provider lists its parts: now, later, or never, as for a manual payout. */
  partsAre: "told" | "coming" | "untold";
}>;

export const partKinds = [
  "charge",
  "refund",
  "refund_failed",
  "dispute",
  "dispute_won",
  /** An unpaid direct debit. */
  "charge_failed",
  "fee",
  /** Held back or released: still ours, at the provider. */
  "reserve",
  "payout_back",
  /** Less than a cent per line, where the provider uses smaller units. */
  "rounding",
  "other",
] as const;
export type PartKind = (typeof partKinds)[number];

export type PayoutPart = Readonly<{
  id: string;
  kind: PartKind;
  /** The amount before its fee. */
  cents: Cents;
  feeCents: Cents;
  /** Its payment; null if the provider names none. */
  paymentId: string | null;
  /** Costs besides payment fees, booked under the line's id unless already booked. */
  costCents: Cents;
  at: string;
  description: string;
}>;

export const payoutProblems = ["parts_are_coming", "does_not_add_up"] as const;
export type PayoutProblem = Readonly<{
  reason: (typeof payoutProblems)[number];
  /** By how much the parts exceed the payout. */
  differenceCents: Cents | null;
}>;

export const netOf = ({ cents, feeCents }: Pick<PayoutPart, "cents" | "feeCents">): Cents =>
  minus(cents, feeCents);

/** Booked completely or not at all: an incomplete payout waits and is fetched again. */
export function problemOf(payout: Payout, parts: readonly PayoutPart[]): PayoutProblem | null {
  if (payout.partsAre === "untold") return null;
  if (payout.partsAre === "coming") return { reason: "parts_are_coming", differenceCents: null };
  const differenceCents = minus(sumOf(parts.map(netOf)), payout.cents);
  return differenceCents === 0 ? null : { reason: "does_not_add_up", differenceCents };
}

/** Kinds that belong to a payment; all others are known. */
const ofPayments: readonly PartKind[] = ["charge", "refund", "refund_failed", "dispute", "dispute_won"];

/** A line of an unknown payment, or of an unknown kind. */
export const isUnknown = (part: PayoutPart, knownPayments: ReadonlySet<string>): boolean =>
  part.kind === "other" ||
  (ofPayments.includes(part.kind) && (part.paymentId === null || !knownPayments.has(part.paymentId)));
