import type { DonationStatus } from "./status.ts";

/** Who takes the money. `bank` is a transfer that staff entered by hand. */
export const providers = ["stripe", "mollie", "sandbox", "bank"] as const;
export type Provider = (typeof providers)[number];

export type PaymentRef = Readonly<{ provider: Provider; paymentId: string }>;

/** Money on its way back to the donor because we sent it. A bank may refuse it after it was done. */
export type Refund = Readonly<{
  id: string;
  cents: number;
  state: "pending" | "done" | "failed";
  at: string;
  /** Since when it stands like this, where the provider tells. */
  since?: string;
  /** Our own name for it, where we asked for it. */
  requestId?: string;
}>;

/** Money the donor's bank took back: open while argued about, then lost, or won and ours again. */
export type Dispute = Readonly<{
  id: string;
  cents: number;
  state: "open" | "lost" | "won";
  at: string;
  /** Since when it stands like this, where the provider tells. */
  since?: string;
}>;

/** A card that was refused. Many of them on one payment are somebody trying out cards. */
export type Decline = Readonly<{ id: string; at: string }>;

/** All a provider says about one payment at one moment. Notices only tell us to ask for this. */
export type PaymentTruth = PaymentRef &
  Readonly<{
    /** Our own name for the attempt, handed to the provider and given back by it. */
    attemptId: string | null;
    /** Milliseconds: when the provider knew this, or when we began to ask. */
    asOf: number;
    state: "open" | "processing" | "paid" | "failed" | "cancelled";
    amountCents: number;
    currency: string;
    paidAt: string | null;
    method: string | null;
    subscriptionId: string | null;
    /** Null until the provider has told. It tells once. */
    feeCents: number | null;
    /** Why the donor's bank refused a debit or took it back, in the codes of the SEPA scheme. Not every bank says. */
    returnCode: string | null;
    refunds: readonly Refund[];
    disputes: readonly Dispute[];
    /** Cards that were refused on the way, each once; what was written down before they were asked for has none. */
    declines?: readonly Decline[];
    /** Where the donor confirms a charge that their bank does not let pass without them. */
    confirmUrl?: string;
  }>;

/**
 * What two truths about one payment amount to, whichever was heard first and however often. Paid outweighs
 * everything said before or after; between two unpaid ones the later counts; each refund and each dispute is as far
 * along as anyone has said. The order of arrival therefore cannot change the books.
 */
export function mergeTruths(known: PaymentTruth | null, news: PaymentTruth): PaymentTruth {
  if (!known) return { ...news, refunds: union([], news.refunds), disputes: union([], news.disputes) };
  return {
    ...(outweighs(news, known) ? news : known),
    attemptId: known.attemptId ?? news.attemptId,
    feeCents: known.feeCents ?? news.feeCents,
    subscriptionId: known.subscriptionId ?? news.subscriptionId,
    refunds: union(known.refunds, news.refunds),
    disputes: union(known.disputes, news.disputes),
  };
}

/**
 * Nothing to write down. Asking again brings a later `asOf` and nothing else; that counts only while unpaid, where
 * it decides which of two truths is the later one.
 */
export function sameTruth(known: PaymentTruth, truth: PaymentTruth): boolean {
  return (
    // What was written down before banks' reasons were asked for has none.
    headNames.every((name) => (known[name] ?? null) === (truth[name] ?? null)) &&
    (truth.state === "paid" || known.asOf === truth.asOf) &&
    sameMovements(known.refunds, truth.refunds) &&
    sameMovements(known.disputes, truth.disputes)
  );
}

/** The status a truth leads to. What was charged back weighs most, and nothing is left to dispute of a full refund. */
export function statusSaidBy(truth: PaymentTruth): DonationStatus {
  if (truth.state !== "paid") return unpaidStatus[truth.state];
  const refunded = totalOf(truth.refunds, "done");
  if (totalOf(truth.disputes, "lost") > 0) return "CHARGED_BACK";
  if (refunded >= truth.amountCents) return "REFUNDED";
  if (totalOf(truth.disputes, "open") > 0) return "DISPUTED";
  return refunded > 0 ? "PARTIALLY_REFUNDED" : "COMPLETED";
}

/** A direct debit that was paid and that the bank then took back: nobody argues about it, and the month is owed again. */
export const isReturnedDebit = ({ state, method, disputes }: PaymentTruth): boolean =>
  state === "paid" && debitMethods.has(method ?? "") && disputes.some((dispute) => dispute.state !== "won");

/** What Stripe and Mollie call it. */
const debitMethods = new Set(["sepa_debit", "directdebit"]);

const headNames = [
  "attemptId",
  "state",
  "amountCents",
  "currency",
  "paidAt",
  "method",
  "subscriptionId",
  "feeCents",
  "returnCode",
] as const satisfies readonly (keyof PaymentTruth)[];

const unpaidStatus = {
  open: "PENDING",
  processing: "PROCESSING",
  failed: "FAILED",
  cancelled: "CANCELLED",
} as const satisfies Record<Exclude<PaymentTruth["state"], "paid">, DonationStatus>;

const outweighs = (news: PaymentTruth, known: PaymentTruth): boolean =>
  news.state === "paid" && known.state === "paid"
    ? news.asOf > known.asOf
    : news.state === "paid" || (known.state !== "paid" && news.asOf > known.asOf);

/** How far along each kind of movement is; it only ever goes forward. */
const progress = { pending: 0, done: 1, failed: 2, open: 0, lost: 1, won: 2 } as const;

type Movement = Readonly<{ id: string; cents: number; state: keyof typeof progress }>;

function union<T extends Movement>(known: readonly T[], news: readonly T[]): readonly T[] {
  const byId = new Map<string, T>();
  for (const movement of [...known, ...news]) {
    const earlier = byId.get(movement.id);
    if (!earlier || progress[movement.state] > progress[earlier.state]) byId.set(movement.id, movement);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const sameMovements = (known: readonly Movement[], now: readonly Movement[]): boolean =>
  known.length === now.length &&
  now.every(({ id, state }, i) => known[i]?.id === id && known[i]?.state === state);

const totalOf = (movements: readonly Movement[], state: Movement["state"]): number =>
  movements.reduce((sum, movement) => sum + (movement.state === state ? movement.cents : 0), 0);
