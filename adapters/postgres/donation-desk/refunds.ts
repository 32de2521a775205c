import type pg from "pg";
import type { Refundable, Refunds } from "#domain/donation-desk/ports.ts";
import { accountOfGift } from "../account-of.ts";
import { writeAudit } from "../audit-log.ts";
import { inTransaction, takeTurns } from "../in-transaction.ts";

/** What was charged, less what went back, and less what was asked for without an answer yet. `d` is the donation. */
export const refundableCents = `case when d.paid_at is null then 0 else greatest(0, d.charged_cents
  - (select coalesce(sum((back->>'cents')::bigint), 0)
     from payment_attempts a, jsonb_array_elements(coalesce(a.truth->'refunds', '[]')) back
     where a.id = d.paid_attempt_id and back->>'state' <> 'failed')
  - (select coalesce(sum(r.cents), 0) from refund_requests r
     where r.donation_id = d.id and r.outcome = 'ASKED')) end::bigint`;

const openStatuses = ["COMPLETED", "PARTIALLY_REFUNDED"];

export const storedRefunds = (pool: pg.Pool): Refunds => ({
  refundable: async (donationId) => {
    const { rows } = await pool.query<Omit<Refundable, "payment"> & Refundable["payment"]>(
      `select a.provider, a.payment_id as "paymentId", d.status = any($2) as "isOpen",
         ${refundableCents} as "refundableCents"
       from donations d join payment_attempts a on a.id = d.paid_attempt_id
       where d.id = $1`,
      [donationId, openStatuses],
    );
    const row = rows[0];
    if (!row) return null;
    const { provider, paymentId, isOpen, refundableCents: cents } = row;
    return { payment: { provider, paymentId }, isOpen, refundableCents: cents };
  },

  keep: ({ id, donationId, cents, reason }, by, requestId) =>
    inTransaction(pool, async (client) => {
      await takeTurns(client, `refund ${donationId}`);
      const known = await client.query("select from refund_requests where id = $1 and donation_id = $2", [
        id,
        donationId,
      ]);
      if (known.rowCount) return "known";
      const { rows } = await client.query<{ left: number; userId: string | null }>(
        `select ${refundableCents} as left, ${accountOfGift} as "userId" from donations d where d.id = $1`,
        [donationId],
      );
      if (cents > (rows[0]?.left ?? 0)) return "too_much";
      await client.query(
        "insert into refund_requests (id, donation_id, cents, reason, asked_by) values ($1, $2, $3, $4, $5)",
        [id, donationId, cents, reason, by === "program" ? "program" : by.userId],
      );
      await writeAudit(client, {
        actor: by,
        action: "donation.refunded",
        subject: { kind: "donation", id: donationId },
        aboutUserId: rows[0]?.userId ?? null,
        after: { refund: id, cents, reason },
        requestId,
      });
      return "kept";
    }),

  settle: async (id, outcome) => {
    await pool.query("update refund_requests set outcome = $2 where id = $1 and outcome = 'ASKED'", [
      id,
      outcome,
    ]);
  },
});
