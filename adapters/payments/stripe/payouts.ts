import type Stripe from "stripe";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Payout, PayoutPart, PayoutState } from "#domain/payouts/payout.ts";
import type { NotTold, PayoutSource } from "#domain/payouts/ports.ts";
import { isUnavailable, errorWithoutPersonalData } from "./client.ts";
import { isoOf } from "./iso-of.ts";
import { balanceOf } from "./balance.ts";
import { partFrom } from "./payout-parts.ts";

const maxPerPage = 100;

/** Stripe's payouts to our bank, and the current balance. */
export const stripePayouts = (client: Promise<Stripe>, now: () => number): PayoutSource => ({
  payoutsSince: (since) => told(client.then((stripe) => payoutsSince(stripe, since))),
  partsOf: (payoutId) => told(client.then((stripe) => partsOf(stripe, payoutId))),
  balance: () => told(client.then((stripe) => balanceOf(stripe, now()))),
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
    // Its descriptor is the same on all of them.
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

/** Of one that was made by hand Stripe lists no parts. */
function partsOfPayout({ automatic, reconciliation_status: status }: Stripe.Payout): Payout["partsAre"] {
  if (!automatic || status === "not_applicable") return "untold";
  return status === "completed" ? "told" : "coming";
}

/** A restricted key may not read payouts or the balance: that is no outage, and no account that was shut. */
async function told<T>(work: Promise<T>): Promise<T | NotTold> {
  try {
    return await work;
  } catch (error) {
    if (isUnavailable(error)) return "unavailable";
    if (error instanceof Error && "statusCode" in error && error.statusCode === 403) return "not_permitted";
    throw errorWithoutPersonalData(error);
  }
}
