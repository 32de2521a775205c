import type pg from "pg";
import { asCents, type Cents } from "#domain/money/cents.ts";
import type { ReferencesIn } from "./candidates.ts";

type PaidLine = Readonly<{ paymentId: string; chargedCents: Cents; paidOn: string }>;
type Needs = {
  referencesIn: ReferencesIn;
  /** Settles as what staff enter by hand: booked to the bank. */
  settleWithin: (client: pg.PoolClient, paid: PaidLine) => Promise<unknown>;
};
type Line = Readonly<{ reference: string; cents: number; paidOn: string }>;
type Settled = Readonly<{ outcome: "settled" | "unknown"; donationId?: string; account?: "bank" }>;

/** The one gift that is named and waits for its money by bank. It is booked to the bank, from where the match moves it. */
export const settleNamed =
  ({ referencesIn, settleWithin }: Needs) =>
  async (client: pg.PoolClient, { reference, cents, paidOn }: Line): Promise<Settled> => {
    const { rows } = await client.query<{ donationId: string; paymentId: string }>(
      `select d.id as "donationId", a.payment_id as "paymentId" /* never null: paymentId, because a payment of the bank has one */
       from donations d join payment_attempts a on a.donation_id = d.id and a.provider = 'bank'
       where d.reference = any($1) and d.paid_at is null and a.charged_cents = $2 for update of d`,
      [referencesIn(reference), cents],
    );
    const [gift, second] = rows;
    if (!gift || second) return { outcome: "unknown" };
    await settleWithin(client, { paymentId: gift.paymentId, chargedCents: asCents(cents), paidOn });
    return { outcome: "settled", donationId: gift.donationId, account: "bank" };
  };
