import type pg from "pg";
import type { Donation } from "#domain/giving/donation.ts";
import type { PaymentRef } from "#domain/giving/payment-report.ts";
import type { Donations } from "#domain/giving/ports.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { digest } from "../../auth/secrets.ts";
import type { ReadSecret } from "./carried-sessions.ts";
import { donationColumns, donationOf, type DonationRow } from "./rows.ts";
import { renewingDonations } from "./renewing.ts";
import { isSecretValid } from "./payment-sessions.ts";
import { settlingDonations } from "./settling.ts";
import { startingDonations } from "./starting.ts";

export type DonationLookups = {
  find: (id: string) => Promise<Donation | null>;
  /** Only for the browser with the secret. */
  findForSecret: (id: string, clientSecret: string) => Promise<Donation | null>;
  /** Payments without news for a while, to ask the provider about. */
  undecided: (startedBefore: Date, most: number) => Promise<PaymentRef[]>;
};

/** `read` decodes a session from its secret. */
export const storedDonations = (
  pool: pg.Pool,
  read: ReadSecret = () => null,
): Donations<Entry> & DonationLookups => ({
  ...startingDonations(pool, read),
  ...settlingDonations(pool),
  ...renewingDonations(pool),

  find: async (id) => {
    const { rows } = await pool.query<DonationRow>({
      name: "donation-find",
      text: `select ${donationColumns} from donations d where d.id = $1`,
      values: [id],
    });
    return rows[0] ? donationOf(rows[0]) : null;
  },

  findForSecret: async (id, clientSecret) => {
    const { rows } = await pool.query<DonationRow>({
      name: "donation-find-for-secret",
      text: `select ${donationColumns} from donations d join payment_sessions s on s.donation_id = d.id
        where d.id = $1 and s.secret_hash = $2 and ${isSecretValid}`,
      values: [id, digest(clientSecret)],
    });
    return rows[0] ? donationOf(rows[0]) : null;
  },

  undecided: async (startedBefore, most) => {
    // Random, so that abandoned payments hide none. Each is due again after a tenth of its age, at most six hours.
    const { rows } = await pool.query<PaymentRef>(
      `/* never null: provider, because a payment has both */
       select a.provider, a.payment_id as "paymentId"
       from donations d join payment_attempts a on a.donation_id = d.id
       where d.status in ('PENDING', 'PROCESSING') and d.created_at < $1 and a.payment_id is not null and a.provider <> 'bank'
         and coalesce(a.truth->>'state', 'open') not in ('failed', 'cancelled', 'paid')
         and to_timestamp(coalesce((a.truth->>'asOf')::numeric, 0) / 1000)
           <= $1::timestamptz - least(($1::timestamptz - a.claimed_until) / 10, interval '6 hours')
       order by a.truth is not null, random() limit $2`,
      [startedBefore, most],
    );
    return rows;
  },
});
