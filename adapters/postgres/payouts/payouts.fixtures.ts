import type pg from "pg";
import { fetchPayouts } from "#domain/payouts/fetch-payouts.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { netOf, type Payout, type PayoutPart } from "#domain/payouts/payout.ts";
import type { PayoutSource } from "#domain/payouts/ports.ts";
import { noGifts } from "../bank/bank.fixtures.ts";
import { matchPayouts } from "../bank/match-payouts.ts";
import { storedPayouts } from "./stored-payouts.ts";

export const part = (id: string, of: Partial<PayoutPart> = {}): PayoutPart => ({
  id,
  kind: "charge",
  cents: asCents(5000),
  feeCents: asCents(0),
  paymentId: id.replace("txn", "pi"),
  costCents: noCents,
  at: "2026-03-02T10:00:00.000Z",
  description: `charge ${id}`,
  ...of,
});

/** A payout equal to the sum of its parts. */
export const payoutOf = (id: string, parts: readonly PayoutPart[], of: Partial<Payout> = {}): Payout => ({
  provider: "stripe",
  id,
  cents: sumOf(parts.map(netOf)),
  state: "PAID",
  madeAt: "2026-03-03T06:00:00.000Z",
  arrivesOn: "2026-03-05",
  failedAt: null,
  references: [`${id}-reference`],
  partsAre: "told",
  ...of,
});

export type Told = { payout: Payout; parts: readonly PayoutPart[] };

/** A provider with given payouts; `asked` records the requests. */
export function payingProvider(told: Told[]) {
  const asked: string[] = [];
  const source: PayoutSource = {
    payoutsSince: async () => told.map(({ payout }) => payout),
    partsOf: async (id) => {
      asked.push(id);
      return told.find(({ payout }) => payout.id === id)?.parts ?? [];
    },
    balance: async () => "unavailable",
  };
  return { asked, source };
}

/** What the job does. */
export const readingFrom = (
  pool: pg.Pool,
  source: PayoutSource,
  follow: (payment: { paymentId: string }) => Promise<unknown> = async () => "unknown",
) =>
  fetchPayouts({
    ...storedPayouts(pool),
    providers: [{ name: "stripe", payouts: source }],
    follow,
    matchAtBank: () => matchPayouts(pool, noGifts),
    clock: () => new Date(),
  });

export async function balances(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ id: string; cents: number }>(
    `select account_id as id, sum(cents)::bigint as cents from ledger_sums group by 1 having sum(cents) <> 0`,
  );
  return Object.fromEntries(rows.map(({ id, cents }) => [id, cents]));
}
