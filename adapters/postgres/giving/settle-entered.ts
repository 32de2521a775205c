import type pg from "pg";
import { paidByBank, type PaidLine } from "#domain/giving/paid-by-bank.ts";
import { planSettlement } from "#domain/giving/settlement.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { Holder } from "#domain/money/movement.ts";
import { findByPayments } from "./settling.ts";
import { writeSettlements } from "./writing-settlements.ts";

export type EnteredPayment = PaidLine & Readonly<{ holder: Holder }>;

/**
 * Gifts that this transaction has just stored are paid as they were entered, however many, in one statement: status, books,
 * receipts. Nobody else knows of them yet, so nothing can have come in between.
 */
export async function settleEntered(
  client: pg.PoolClient,
  payments: readonly EnteredPayment[],
): Promise<void> {
  const reports = payments.map(paidByBank);
  const known = await findByPayments(client, reports);
  const settling = payments.map(({ paymentId, holder }, place) => {
    const [found, report] = [known[place], reports[place]];
    const settlement = found && report ? planSettlement(found, report) : null;
    if (!settlement?.receiptYear) throw new Error(`Gift ${paymentId} cannot be settled as it was entered`);
    const entries = settlement.movements.map((movement) => bookMovement({ ...movement, holder }));
    return { settlement, entries, notice: null };
  });
  const written = await writeSettlements(client, settling);
  if (written.includes("stale")) throw new Error("A gift changed while it was entered");
}
