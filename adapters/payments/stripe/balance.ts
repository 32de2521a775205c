import type Stripe from "stripe";
import { dayMs } from "#domain/calendar/day.ts";
import { asCents, noCents, plus, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

const maxPerPage = 100;
/** Longer than a bank may take to answer a direct debit. */
const maxDaysUndecided = 30;

/** Reserves leave and return as separate lines but stay our money. Funds of connected accounts are in the balance itself. */
const reserveTypes: readonly Stripe.BalanceTransaction.Type[] = [
  "reserve_transaction",
  "reserved_funds",
  "reserve_hold",
  "reserve_release",
  "payment_network_reserve_hold",
  "payment_network_reserve_release",
  "payout_minimum_balance_hold",
  "payout_minimum_balance_release",
];
const inBalance = "connect_reserved_funds";

export const isReserve = ({ type }: Pick<Stripe.BalanceTransaction, "type">): boolean =>
  reserveTypes.includes(type);

/** Our money at Stripe. A pending debit is listed before the bank pays it and does not count yet. */
export async function balanceOf(stripe: Stripe, now: number): Promise<{ cents: Cents }> {
  const { available, pending, connect_reserved: reserved = [] } = await stripe.balance.retrieve();
  const inEuros = [...available, ...pending, ...reserved].filter(({ currency }) => currency === "eur");
  const cents = sumOf(inEuros.map(({ amount }) => asCents(amount)));
  return { cents: minus(plus(cents, await setAside(stripe)), await undecided(stripe, now)) };
}

async function setAside(stripe: Stripe): Promise<Cents> {
  let cents = noCents;
  for (const type of reserveTypes)
    for await (const line of stripe.balanceTransactions.list({ type, limit: maxPerPage })) {
      // Newer accounts list the reserve separately: the same money again.
      const isOfBalance = line.balance_type !== "risk_reserved" && line.reporting_category !== inBalance;
      if (line.currency === "eur" && isOfBalance) cents = minus(cents, asCents(line.net));
    }
  return cents;
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
