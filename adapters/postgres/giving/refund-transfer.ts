import type pg from "pg";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { noonOf } from "#domain/giving/settle/paid-by-bank.ts";
import type { SettleOutcome } from "#domain/giving/settle/settle-donation.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Holder } from "#domain/money/movement.ts";
import { statementsFrom } from "../bank/bank-accounts.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { reportIn, type StoredReport } from "./settlement-rows.ts";

type Settle = (client: pg.PoolClient, report: PaymentReport, holder: Holder) => Promise<SettleOutcome>;
type Refund = Readonly<{ refundId: string; cents: Cents; on: string }>;

/** A bank line that takes the money of a donation back, in the transaction of this client. */
export const refundTransfer =
  (settle: Settle) =>
  async (client: pg.PoolClient, { donationId, ...refund }: Refund & Readonly<{ donationId: string }>) => {
    const { rows } = await client.query<{ truth: StoredReport }>(
      `select a.truth from donations d join payment_attempts a on a.id = d.paid_attempt_id
       where d.id = $1 and a.provider = 'bank' and a.truth is not null for update of d`,
      [donationId],
    );
    if (!rows[0]) throw new Error(`Donation ${donationId} was not paid by transfer`);
    refuseFailure(await settle(client, withRefund(reportIn(rows[0].truth), refund), "statement"));
  };

/**
 * A refund that staff pay at the bank themselves. It is booked at once, and waits for the outgoing line where statements are read.
 * Cash and goods are not sent back this way.
 */
export const refundByTransfer =
  (pool: pg.Pool, settle: Settle) =>
  (paymentId: string, refund: Refund): Promise<"accepted" | "refused"> =>
    inTransaction(pool, async (client) => {
      const report = await transferReport(client, paymentId);
      if (report?.method !== "bank") return "refused" as const;
      const from = await statementsFrom(client);
      const holder = from !== null && refund.on >= from ? "expected" : "bank";
      refuseFailure(await settle(client, withRefund(report, refund), holder));
      return "accepted" as const;
    });

/** What is known of a payment by transfer. */
export async function transferReport(
  db: Pick<pg.ClientBase, "query">,
  paymentId: string,
): Promise<PaymentReport | null> {
  const { rows } = await db.query<{ truth: StoredReport }>(
    "select truth from payment_attempts where provider = 'bank' and payment_id = $1 and truth is not null",
    [paymentId],
  );
  return rows[0] ? reportIn(rows[0].truth) : null;
}

/** The report comes from our own books, so it must fit. */
function refuseFailure(outcome: SettleOutcome): void {
  if (!outcome.ok || !outcome.changed) throw new Error(`A refund was not booked: ${JSON.stringify(outcome)}`);
}

const withRefund = (report: PaymentReport, { refundId, cents, on }: Refund): PaymentReport => ({
  ...report,
  asOf: report.asOf + 1,
  refunds: [
    ...report.refunds,
    { id: refundId, requestId: refundId, cents, state: "done", at: noonOf(on).toISOString() },
  ],
});
