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

/** What pages and jobs look up about donations. */
export type DonationLookups = {
  find: (id: string) => Promise<Donation | null>;
  /** For a browser that shows its secret; anyone else's donation is not there. */
  findForSecret: (id: string, clientSecret: string) => Promise<Donation | null>;
  /**
   * Payments about which no word has come for a while; the provider is to be asked. Those never asked about come
   * first, then those asked longest ago: many that were left lying must not keep one that was paid from being found.
   */
  undecided: (startedBefore: Date, most: number) => Promise<PaymentRef[]>;
};

/** `read`: what a secret says of its session. */
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
    // In no order: however many donors left without paying, each payment's turn comes. The longer one has been open, the
    // less often: again after a tenth of its age, and a few times a day at least.
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
