import type pg from "pg";
import type {
  ReviewThresholds,
  PaymentsToLookAt,
  PaymentsToLookAtAnswer,
  PaymentToLookAt,
} from "#domain/back-office/payments-to-look-at.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inSuspense, unfitKinds } from "../giving/suspense.ts";
import { inTransaction } from "../base/in-transaction.ts";

const maxListed = 200;

/** The provider has not reported the result. A transfer has no provider: it is expected until it lapses. */
const stuck = `((d.status = 'PENDING' and d.created_at < $1) or (d.status = 'PROCESSING' and d.created_at < $2))
  and d.status in ('PENDING', 'PROCESSING') and not d.by_transfer
  and exists (select from payment_attempts a where a.donation_id = d.id and a.payment_id is not null
    and coalesce(a.truth->>'state', 'open') not in ('failed', 'cancelled', 'paid'))`;
const failed = "d.status = 'FAILED' and d.created_at > $1";

/** Payments that need a person: no result, or a mismatch. */
export const paymentsToLookAt = (pool: pg.Pool): PaymentsToLookAt => ({
  // One prepared statement: every staff page starts with it.
  count: async (since) => {
    const { rows } = await pool.query<Record<"stuck" | "failed" | "discrepancies", number>>({
      name: "payments-to-look-at",
      text: `select
        (select count(*) from donations d where ${stuck}) as stuck,
        (select count(*) from donations d where d.status = 'FAILED' and d.created_at > $3) as failed,
        (select count(*) from discrepancies where resolved_at is null)
          + (select count(*) from check_results where faults > 0 and night = (select max(night) from check_results))
          as discrepancies`,
      values: [since.open, since.processing, since.failed],
    });
    const [row] = rows;
    if (!row) throw new Error("The counts did not come");
    return row;
  },
  list: async (since) => {
    const [left, ended, discrepancies] = await Promise.all([
      donationsWhere(pool, { name: "payments-stuck", condition: stuck }, [since.open, since.processing]),
      donationsWhere(pool, { name: "payments-failed", condition: failed }, [since.failed]),
      openDiscrepancies(pool),
    ]);
    return { stuck: left, failed: ended, discrepancies };
  },
  resolve: (id, resolution, by) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ open: boolean }>(
        "select resolved_at is null as open from discrepancies where id = $1 for update",
        [id],
      );
      if (!rows[0]) return "not_found";
      if (!rows[0].open) return "resolved";
      await client.query("update discrepancies set resolved_at = now(), resolution = $2 where id = $1", [
        id,
        resolution,
      ]);
      const subject = { kind: "discrepancy", id: String(id) };
      await writeAudit(client, { ...by, action: "discrepancy.resolved", subject });
      return "resolved";
    }),
  pausedUntil: async () => {
    const { rows } = await pool.query<{ until: Date }>(
      "select until from payment_pauses where until > now() and ended_at is null order by until desc limit 1",
    );
    return rows[0]?.until ?? null;
  },
});

async function donationsWhere(
  pool: pg.Pool,
  { name, condition }: Readonly<Record<"name" | "condition", string>>,
  values: ReviewThresholds[keyof ReviewThresholds][],
) {
  const { rows } = await pool.query<Omit<PaymentToLookAt, "createdAt"> & { createdAt: Date }>({
    name,
    text: `select d.id as "donationId", d.reference, d.amount_cents as "amountCents", d.status,
       (select a.provider from payment_attempts a where a.donation_id = d.id order by a.number desc limit 1) as provider,
       d.created_at as "createdAt"
     from donations d where ${condition} order by d.created_at desc, d.id limit ${maxListed}`,
    values,
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

type Discrepancy = PaymentsToLookAtAnswer["discrepancies"][number];

async function openDiscrepancies(pool: pg.Pool): Promise<Discrepancy[]> {
  const { rows } = await pool.query<Omit<Discrepancy, "noticedAt"> & { noticedAt: Date }>({
    name: "discrepancies-open",
    text: `select id, kind, provider, payment_id as "paymentId", donation_id as "donationId", noticed_at as "noticedAt",
       case when kind in ${unfitKinds} then ${inSuspense("provider", "payment_id")} else 0 end as "lyingCents"
     from discrepancies where resolved_at is null order by noticed_at, id limit ${maxListed}`,
  });
  return rows.map((row) => ({ ...row, noticedAt: row.noticedAt.toISOString() }));
}
