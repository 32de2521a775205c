import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { MoneyInSuspense } from "#domain/donation-admin/return-unfit-money.ts";
import type { PaymentRef, PaymentReport } from "#domain/giving/payment-report.ts";
import { suspenseId, unfitMovements } from "#domain/giving/settle/unfit-money.ts";
import { reverse } from "#domain/ledger/postings.ts";
import { bookSuspense } from "#domain/ledger/suspense.ts";
import type { Cents } from "#domain/money/cents.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { reportIn, storedReport, type StoredReport } from "./settlement-rows.ts";

/** The suspense balance of a payment; both parameters are column names. */
export const inSuspense = (provider: string, paymentId: string): string => `
  (select coalesce(-sum(posting.cents), 0)::bigint
   from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
   where entry.cause_kind in ('suspense', 'suspense_returned', 'suspense_restored', 'reversal')
     and posting.account_id = 'suspense'
     and starts_with(regexp_replace(entry.cause_id, '^suspense(_[a-z]+)?:', '') || ':',
       ${provider} || ':' || ${paymentId} || ':'))`;

/** Discrepancies whose money is no donation. Owed twice was booked as it is. */
export const unfitKinds = "('wrong_amount', 'paid_twice', 'unknown_payment', 'charged_after_end')";

/** Books movements of a payment that is no donation, each once; reverses them if it turns out to be one. */
export const bookUnfit =
  (pool: pg.Pool) =>
  (report: PaymentReport): Promise<void> =>
    inTransaction(pool, async (client) => {
      const name = suspenseId(report);
      await lockByName(client, `suspense ${name}`);
      await client.query("update discrepancies set truth = $3 where provider = $1 and payment_id = $2", [
        report.provider,
        report.paymentId,
        storedReport(report),
      ]);
      const books = storedBooks(client);
      const isBooked = async (kind: string, id: string): Promise<boolean> =>
        ((
          await client.query("select from ledger_entries where cause_kind = $1 and cause_id = $2", [kind, id])
        ).rowCount ?? 0) > 0;

      const isGift = await client.query(
        `select from donations d join payment_attempts a on a.id = d.paid_attempt_id
         where a.provider = $1 and a.payment_id = $2`,
        [report.provider, report.paymentId],
      );
      for (const movement of unfitMovements(report)) {
        const entry = bookSuspense(movement);
        if (isGift.rowCount) {
          const on = movement.on;
          if (await isBooked(movement.kind, movement.id))
            await books.book(reverse(entry, { on, reason: "It was a gift after all" }));
          continue;
        }
        if (movement.kind === "suspense_restored" && !(await isBooked("suspense_returned", movement.id)))
          continue;
        await books.book(entry);
      }
    });

/** Unbooked, or turned out to be donations. A charge may arrive before its donation. */
export async function unbookedUnfit(pool: pg.Pool): Promise<PaymentReport[]> {
  const { rows } = await pool.query<{ report: StoredReport }>(
    `select told.truth as report from discrepancies told
     where told.kind in ${unfitKinds} and told.truth->>'state' = 'paid' and told.truth->>'currency' = 'EUR'
       and (exists (select from ledger_entries where cause_kind = 'suspense'
           and cause_id = told.provider || ':' || told.payment_id
           and not exists (select from ledger_entries back where back.cause_kind = 'reversal'
             and back.cause_id = 'suspense:' || told.provider || ':' || told.payment_id))
         = exists (select from donations d join payment_attempts a on a.id = d.paid_attempt_id
           where a.provider = told.provider and a.payment_id = told.payment_id))
       and (told.kind <> 'unknown_payment' or told.truth->>'subscriptionId' is null
         or told.noticed_at < now() - interval '3 days')`,
  );
  return rows.map(({ report }) => reportIn(report));
}

/** Payments in suspense: their refunds may take days, and no other job asks. */
export async function paymentsInSuspense(pool: pg.Pool, most: number): Promise<PaymentRef[]> {
  const { rows } = await pool.query<PaymentRef>(
    `select told.provider, told.payment_id as "paymentId" from discrepancies told
     where told.kind in ${unfitKinds} and ${inSuspense("told.provider", "told.payment_id")} <> 0
     order by random() limit $1`,
    [most],
  );
  return rows;
}

/** For refunds from suspense. */
export const moneyInSuspense = (pool: pg.Pool) => ({
  find: async (id: number): Promise<MoneyInSuspense | null> => {
    const { rows } = await pool.query<MoneyInSuspense>(
      `select jsonb_build_object('provider', told.provider, 'paymentId', told.payment_id) as payment,
         ${inSuspense("told.provider", "told.payment_id")} as cents
       from discrepancies told where told.id = $1 and told.kind in ${unfitKinds}`,
      [id],
    );
    return rows[0] ?? null;
  },
  noteAsked: (id: number, cents: Cents, by: Actor, requestId: string): Promise<void> =>
    writeAudit(pool, {
      actor: by,
      action: "discrepancy.returned",
      subject: { kind: "discrepancy", id: String(id) },
      after: { cents },
      requestId,
    }),
  markReturned: async (id: number): Promise<void> => {
    await pool.query(
      "update discrepancies set resolved_at = now(), resolution = 'returned' where id = $1 and resolved_at is null",
      [id],
    );
  },
});
