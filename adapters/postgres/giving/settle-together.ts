import type pg from "pg";
import { paidByBank, type PaidLine } from "#domain/giving/settle/paid-by-bank.ts";
import { planSettlement, type Settlement } from "#domain/giving/settle/settlement.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { Holder } from "#domain/money/movement.ts";
import { findByPayments } from "./settling.ts";
import { writeSettlements } from "./writing-settlements.ts";

export type HeldPayment = PaidLine & Readonly<{ holder: Holder }>;

/**
 * Gifts that this transaction has just stored, or locked, are paid, however many, in one statement: status, books, receipts. Nobody
 * else can change them, so nothing can have come in between.
 */
export async function settleTogether(
  client: pg.PoolClient,
  payments: readonly HeldPayment[],
): Promise<Settlement[]> {
  const reports = payments.map(paidByBank);
  const known = await findByPayments(client, reports);
  const settling = payments.map(({ paymentId, holder }, place) => {
    const [found, report] = [known[place], reports[place]];
    const settlement = found && report ? planSettlement(found, report) : null;
    // One move is all that the statement writes.
    if (!settlement?.receiptYear || settlement.moves.length > 1)
      throw new Error(`Gift ${paymentId} cannot be settled with others`);
    const entries = settlement.movements.map((movement) => bookMovement({ ...movement, holder }));
    return { settlement, entries, notice: null };
  });
  const written = await writeSettlements(client, settling);
  if (written.includes("stale")) throw new Error("A gift changed while it was settled");
  return settling.map(({ settlement }) => settlement);
}
