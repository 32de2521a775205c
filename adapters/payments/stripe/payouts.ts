import type Stripe from "stripe";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import type { Payout, PayoutPart, PayoutState, PartKind } from "#domain/payouts/payout.ts";
import type { PayoutRefusal, PayoutSource } from "#domain/payouts/ports.ts";
import { isUnavailable, errorWithoutPersonalData } from "./client.ts";
import { costInPayout } from "./costs.ts";
import { isoOf } from "./iso-of.ts";
import { balanceOf, isReserve } from "./balance.ts";

const maxPerPage = 100;

export const stripePayouts = (client: Promise<Stripe>, now: () => number): PayoutSource => ({
  payoutsSince: (since) => orNotPermitted(client.then((stripe) => payoutsSince(stripe, since))),
  partsOf: (payoutId) => orNotPermitted(client.then((stripe) => partsOf(stripe, payoutId))),
  balance: () => orNotPermitted(client.then((stripe) => balanceOf(stripe, now()))),
});

async function payoutsSince(stripe: Stripe, since: Date): Promise<Payout[]> {
  const payouts: Payout[] = [];
  const listed = stripe.payouts.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: maxPerPage,
    expand: ["data.failure_balance_transaction"],
  });
  for await (const payout of listed) if (payout.currency === "eur") payouts.push(payoutFrom(payout));
  return payouts.toReversed();
}

async function partsOf(stripe: Stripe, payout: string): Promise<PayoutPart[]> {
  const parts: PayoutPart[] = [];
  const lines = stripe.balanceTransactions.list({ payout, limit: maxPerPage, expand: ["data.source"] });
  for await (const line of lines) {
    const part = partFrom(line, payout);
    if (part) parts.push(part);
  }
  return parts.toReversed();
}

function payoutFrom(payout: Stripe.Payout): Payout {
  const { failure_balance_transaction: back, trace_id: trace } = payout;
  const state = states[payout.status] ?? "ON_ITS_WAY";
  const failedAt = back && typeof back === "object" ? back.created : payout.created;
  return {
    provider: "stripe",
    id: payout.id,
    cents: asCents(payout.amount),
    state,
    madeAt: isoOf(payout.created),
    arrivesOn: dutchDate(new Date(payout.arrival_date * 1000)),
    failedAt: state === "FAILED" ? isoOf(failedAt) : null,
    // The descriptor is the same on all payouts.
    references: [trace?.value, payout.id].flatMap((text) => text ?? []),
    partsAre: partsOfPayout(payout),
  };
}

const states: Readonly<Record<string, PayoutState>> = {
  pending: "ON_ITS_WAY",
  in_transit: "ON_ITS_WAY",
  paid: "PAID",
  failed: "FAILED",
  canceled: "FAILED",
};

/** Stripe lists no parts of a manual payout. */
function partsOfPayout({ automatic, reconciliation_status: status }: Stripe.Payout): Payout["partsAre"] {
  if (!automatic || status === "not_applicable") return "untold";
  return status === "completed" ? "told" : "coming";
}

/** A restricted key may lack this permission: no outage, and no suspended account. */
async function orNotPermitted<T>(work: Promise<T>): Promise<T | PayoutRefusal> {
  try {
    return await work;
  } catch (error) {
    if (isUnavailable(error)) return "unavailable";
    if (error instanceof Error && "statusCode" in error && error.statusCode === 403) return "not_permitted";
    throw errorWithoutPersonalData(error);
  }
}

/** By what it means for the books, not by its type: an adjustment may be a dispute. */
const kinds: Readonly<Record<string, PartKind>> = {
  charge: "charge",
  refund: "refund",
  refund_failure: "refund_failed",
  partial_capture_reversal: "refund",
  dispute: "dispute",
  dispute_reversal: "dispute_won",
  charge_failure: "charge_failed",
  fee: "fee",
  tax: "fee",
  risk_reserved_funds: "reserve",
  connect_reserved_funds: "reserve",
  payout_reversal: "payout_back",
};

/** Null: the line of the payout itself, where it cost nothing. */
function partFrom(line: Stripe.BalanceTransaction, payoutId: string): PayoutPart | null {
  const source = sourceOf(line);
  const own = line.reporting_category === "payout" && source.id === payoutId;
  if (own && line.fee === 0) return null;
  return {
    id: line.id,
    kind: own ? "fee" : isReserve(line) ? "reserve" : (kinds[line.reporting_category] ?? "other"),
    cents: own ? noCents : asCents(line.amount),
    feeCents: asCents(line.fee),
    paymentId: source.paymentId,
    costCents: own ? asCents(line.fee) : costInPayout(line),
    at: isoOf(line.created),
    // Never in a donor's words, which a charge may have as its description.
    description: source.id === null ? (line.description ?? line.type) : `${line.type} ${source.id}`,
  };
}

function sourceOf({ source }: Stripe.BalanceTransaction): { id: string | null; paymentId: string | null } {
  if (source === null || typeof source === "string") return { id: source, paymentId: null };
  const intent = "payment_intent" in source ? source.payment_intent : null;
  return { id: source.id, paymentId: typeof intent === "object" ? (intent?.id ?? null) : (intent ?? null) };
}
