import type pg from "pg";
import type { PaymentRef, PaymentReport } from "#domain/giving/payment-report.ts";
import type { Donations, DonationOfPayment } from "#domain/giving/ports.ts";
import type { Settlement } from "#domain/giving/settle/settlement.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { inBatches } from "../base/in-batches.ts";
import { inTransaction } from "../base/in-transaction.ts";
import {
  attemptColumns,
  attemptOf,
  donationColumns,
  donationOf,
  payableAttempts,
  type AttemptRow,
  type DonationRow,
} from "./rows.ts";
import { storedReport, type SettlementToWrite } from "./settlement-rows.ts";
import { writeSettlements } from "./writing-settlements.ts";

type Settling = Pick<Donations<Entry>, "findByPayment" | "settle" | "noteDiscrepancy">;

export const settlingDonations = (pool: pg.Pool): Settling => {
  const write = inBatches((settling: readonly SettlementToWrite[]) => writeSettlements(pool, settling));
  return {
    findByPayment: inBatches((reports: readonly Asked[]) => findByPayments(pool, reports)),

    // Nearly always one transition, which is one statement for a whole batch.
    settle: (settlement, entries, notice) => {
      const settling = { settlement, entries, notice };
      if (settlement.moves.length <= 1 && settlement.renewed === null) return write(settling);
      return inTransaction(pool, (client) => writeInFull(client, settling));
    },

    noteDiscrepancy: async ({ kind, report, donationId }) => {
      await pool.query(
        // Another process may have identified it meanwhile.
        `insert into discrepancies (kind, provider, payment_id, donation_id, truth)
       select $1, $2, $3, $4, $5
       where $1 <> 'unknown_payment' or not exists (
         select from payment_attempts where provider = $2 and payment_id = $3)
       on conflict (kind, provider, payment_id) do nothing`,
        [kind, report.provider, report.paymentId, donationId, storedReport(report)],
      );
    },
  };
};

/** The same within a transaction that stores what is settled. */
export const settlingWithin = (client: pg.PoolClient): Pick<Settling, "findByPayment" | "settle"> => ({
  findByPayment: async (report) => (await findByPayments(client, [report]))[0] ?? null,
  settle: (settlement, entries, notice) => writeInFull(client, { settlement, entries, notice }),
});

async function writeInFull(client: pg.ClientBase, settling: SettlementToWrite): Promise<"settled" | "stale"> {
  const [written = "stale"] = await writeSettlements(client, [settling]);
  if (written === "settled") await moveOn(client, settling.settlement);
  return written;
}

type Asked = Pick<PaymentReport, "provider" | "paymentId" | "attemptId">;

export async function findByPayments(
  pool: Pick<pg.ClientBase, "query">,
  asked: readonly Asked[],
): Promise<(DonationOfPayment | null)[]> {
  const { rows } = await pool.query<
    DonationRow & AttemptRow & { isCurrent: boolean; others: PaymentRef[]; place: number }
  >({
    name: "donation-by-payment",
    text: `select found.*, asked.place::int
      from unnest($1::text[], $2::text[], $3::text[])
          with ordinality as asked(provider, payment_id, attempt_id, place),
        lateral (
          select ${donationColumns}, ${attemptColumns}, ${payableAttempts("o.id <> a.id")} as others,
            a.number = d.attempts as "isCurrent"
          from payment_attempts a join donations d on d.id = a.donation_id
          where (a.provider = asked.provider and a.payment_id = asked.payment_id)
            or (a.id = asked.attempt_id and a.payment_id is null)
          order by a.payment_id is null limit 1
        ) as found`,
    values: [
      asked.map(({ provider }) => provider),
      asked.map(({ paymentId }) => paymentId),
      asked.map(({ attemptId }) => attemptId),
    ],
  });
  const found = asked.map((): DonationOfPayment | null => null);
  for (const row of rows)
    found[row.place - 1] = {
      donation: donationOf(row),
      attempt: attemptOf(row),
      isCurrent: row.isCurrent,
      others: row.others,
    };
  return found;
}

/** One by one, because the database checks each status change. */
async function moveOn(client: pg.ClientBase, { donation, moves }: Settlement): Promise<void> {
  for (const status of moves.slice(1)) {
    await client.query("update donations set status = $2, version = version + 1 where id = $1", [
      donation.id,
      status,
    ]);
  }
}
