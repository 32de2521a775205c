import type Stripe from "stripe";
import { dayMs } from "#domain/calendar/day.ts";
import { asCents, noCents, plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

const maxPerPage = 100;
/** Longer than a bank may take to answer a direct debit. */
const maxDaysUndecided = 30;

/** All that lies at Stripe for us. A debit stands there before its bank has paid it, and is no money of ours until then. */
export async function balanceOf(stripe: Stripe, now: number): Promise<{ cents: Cents }> {
  const { available, pending, connect_reserved: reserved = [] } = await stripe.balance.retrieve();
  const inEuros = [...available, ...pending, ...reserved].filter(({ currency }) => currency === "eur");
  const cents = sumOf(inEuros.map(({ amount }) => asCents(amount)));
  return { cents: minus(cents, await undecided(stripe, now)) };
}

async function undecided(stripe: Stripe, now: number): Promise<Cents> {
  let cents = noCents;
  const lines = stripe.balanceTransactions.list({
    type: "payment",
    created: { gte: Math.floor((now - maxDaysUndecided * dayMs) / 1000) },
    limit: maxPerPage,
    expand: ["data.source"],
  });
  for await (const { source, net, currency } of lines) {
    if (currency !== "eur" || source === null || typeof source === "string") continue;
    if (source.object === "charge" && source.status === "pending") cents = plus(cents, asCents(net));
  }
  return cents;
}
