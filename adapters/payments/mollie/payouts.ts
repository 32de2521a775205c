import type { Client } from "mollie-api-typescript";
import type { EntitySettlement } from "mollie-api-typescript/models";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { plus } from "#domain/money/cents.ts";
import type { Payout, PayoutState } from "#domain/payouts/payout.ts";
import type { PayoutSource } from "#domain/payouts/ports.ts";
import { centsOf, type MollieSettings } from "./client.ts";
import { allOf, organisationClient, orPayoutRefusal } from "./organisation-client.ts";
import { partsOfSettlement } from "./settlement-parts.ts";

const limit = 250;

/** Mollie's settlements to our bank, and the current balance. */
export function molliePayouts(settings: MollieSettings): PayoutSource {
  const client = organisationClient(settings);
  return {
    payoutsSince: (since) => orPayoutRefusal(client.then((mollie) => payoutsSince(mollie, since))),
    partsOf: (settlementId) =>
      orPayoutRefusal(
        client.then(async (mollie) =>
          partsOfSettlement(mollie, await mollie.settlements.get({ settlementId })),
        ),
      ),
    balance: () =>
      orPayoutRefusal(
        client.then(async (mollie) => {
          const { availableAmount, pendingAmount } = await mollie.balances.getPrimary();
          return { cents: plus(centsOf(availableAmount), centsOf(pendingAmount)) };
        }),
      ),
  };
}

async function payoutsSince(mollie: Client, since: Date): Promise<Payout[]> {
  const payouts: Payout[] = [];
  const settlements = allOf(async (from) => {
    const { result } = await mollie.settlements.list({ limit, ...(from && { from }) });
    return { items: result.embedded.settlements, next: result.links.next?.href ?? null };
  });
  for await (const settlement of settlements) {
    const madeAt = madeAtOf(settlement);
    // Newest first, so the rest is older. A settlement in progress has no date yet.
    if (madeAt && madeAt < since) break;
    const state = states[settlement.status];
    if (!madeAt || !state || settlement.amount.currency !== "EUR") continue;
    payouts.push(payoutFrom(settlement, state, madeAt));
  }
  return payouts.toReversed();
}

const madeAtOf = ({ settledAt, createdAt }: EntitySettlement): Date | null => {
  const date = settledAt ?? createdAt;
  return date ? new Date(date) : null;
};

const payoutFrom = (
  { id, reference, amount }: EntitySettlement,
  state: PayoutState,
  madeAt: Date,
): Payout => ({
  provider: "mollie",
  id,
  cents: centsOf(amount),
  state,
  madeAt: madeAt.toISOString(),
  arrivesOn: dutchDate(madeAt),
  failedAt: state === "FAILED" ? madeAt.toISOString() : null,
  references: reference ? [reference] : [],
  partsAre: "told",
});

/** Open settlements have not left the balance. */
const states: Readonly<Record<string, PayoutState>> = {
  "processing-at-bank": "ON_ITS_WAY",
  paidout: "PAID",
  failed: "FAILED",
};

type Movement = Readonly<{ createdAt: string; paymentId?: string | null | undefined }>;

/** The payments of which Mollie gave something back, or a bank took it, since then. */
export async function returnedSince(mollie: Client, since: Date): Promise<readonly string[]> {
  const [refunds, chargebacks] = await Promise.all([
    mollie.refunds.all({ limit }),
    mollie.chargebacks.all({ limit }),
  ]);
  const returned = new Set<string>();
  for await (const { result } of refunds) if (!note(result.embedded.refunds)) break;
  for await (const { result } of chargebacks) if (!note(result.embedded.chargebacks)) break;
  return [...returned];

  /** Newest first: false once the rest is older. */
  function note(page: readonly Movement[]): boolean {
    const recent = page.filter(({ createdAt }) => new Date(createdAt) >= since);
    for (const { paymentId } of recent) if (paymentId) returned.add(paymentId);
    return recent.length === page.length;
  }
}
