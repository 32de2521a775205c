import type pg from "pg";
import { type PaidLine, paidByBank } from "#domain/giving/settle/paid-by-bank.ts";
import { planSettlement, type Settlement } from "#domain/giving/settle/settlement.ts";
import type { TransferLine } from "#domain/giving/transfer/transfer-line.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { Holder } from "#domain/money/movement.ts";
import { findByPayments } from "./settling.ts";
import { writeSettlements } from "./writing-settlements.ts";

type Settle = (client: pg.PoolClient, paid: readonly PaidLine[]) => Promise<unknown>;
type Awaited = Readonly<{ bankEntryId: string; donationId: string; paymentId: string }>;

/** Settles gifts that wait for exactly this money in a few statements. Lines that are not returned must be settled one by one. */
export const settleTransfers =
  (settle: Settle) =>
  async (client: pg.PoolClient, lines: readonly TransferLine[]): Promise<ReadonlyMap<string, string>> => {
    const awaited = await awaitedBy(client, lines);
    if (awaited.length === 0) return new Map();
    const lineOf = new Map(lines.map((line) => [line.bankEntryId, line]));
    await settle(
      client,
      awaited.flatMap(({ bankEntryId, paymentId }) => {
        const line = lineOf.get(bankEntryId);
        return line ? { paymentId, chargedCents: line.cents, paidOn: line.paidOn } : [];
      }),
    );
    await client.query(
      `insert into transfer_receipts (bank_entry_id, donation_id, announced_cents, received_cents, received_on)
       select "bankEntryId", "donationId", d.amount_cents, d.amount_cents, "paidOn"
       from jsonb_to_recordset($1) as received("bankEntryId" text, "donationId" text, "paidOn" date)
         join donations d on d.id = "donationId"`,
      [JSON.stringify(awaited.map((each) => ({ ...each, paidOn: lineOf.get(each.bankEntryId)?.paidOn })))],
    );
    return new Map(awaited.map(({ bankEntryId, donationId }) => [bankEntryId, donationId]));
  };

/** Locked in order, so that two settlements cannot deadlock. */
async function awaitedBy(client: pg.PoolClient, lines: readonly TransferLine[]): Promise<Awaited[]> {
  const named = [
    lines.map(({ bankEntryId }) => bankEntryId),
    lines.map(({ reference }) => reference),
    lines.map(({ cents }) => cents),
  ];
  await client.query("select from donations where reference = any($1) order by id for update", [named[1]]);
  const { rows } = await client.query<Awaited>(
    // A lateral lookup: the planner may underestimate waiting donations and scan all for each line.
    `select line.id as "bankEntryId", gift.id as "donationId", gift.payment_id as "paymentId"
       /* never null: bankEntryId, because it was sent */ /* never null: paymentId, because a payment of the bank has one */
     from unnest($1::text[], $2::text[], $3::bigint[]) as line(id, reference, cents),
       lateral (
         select d.id, d.status, d.by_transfer, d.amount_cents, a.payment_id, a.provider, a.truth, a.amount_cents as asked_cents,
           a.charged_cents
         from donations d join payment_attempts a on a.donation_id = d.id and a.number = d.attempts
         where d.reference = line.reference and d.paid_at is null limit 1
       ) as gift
     where gift.status = 'PENDING' and gift.by_transfer and gift.provider = 'bank' and gift.truth is null
       and gift.amount_cents = line.cents and gift.asked_cents = line.cents and gift.charged_cents = line.cents
       and not exists (select from transfer_receipts r where r.bank_entry_id = line.id and r.undone_at is null)`,
    named,
  );
  return rows;
}

type HeldPayment = PaidLine & Readonly<{ holder: Holder }>;

/** Pays gifts that this transaction stored or locked, in one statement: status, books, receipts. Nobody else can change them. */
export async function settleTogether(
  client: pg.PoolClient,
  payments: readonly HeldPayment[],
): Promise<Settlement[]> {
  const reports = payments.map(paidByBank);
  const known = await findByPayments(client, reports);
  const settling = payments.map(({ paymentId, holder }, place) => {
    const [found, report] = [known[place], reports[place]];
    const settlement = found && report ? planSettlement(found, report) : null;
    // The statement writes a single transition.
    if (!settlement?.receiptYear || settlement.moves.length > 1)
      throw new Error(`Gift ${paymentId} cannot be settled with others`);
    const entries = settlement.movements.map((movement) => bookMovement({ ...movement, holder }));
    return { settlement, entries, notice: null };
  });
  const written = await writeSettlements(client, settling);
  if (written.includes("stale")) throw new Error("A gift changed while it was settled");
  return settling.map(({ settlement }) => settlement);
}
