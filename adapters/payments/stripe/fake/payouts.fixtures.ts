import type Stripe from "stripe";
import { dayMs } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Tell } from "./answer-parts.fixtures.ts";
import { found, kept, nameOf, type FakeBooks } from "./books.fixtures.ts";
import { chargeMade, payoutMade, transactionMade } from "./payment-objects.fixtures.ts";

const arrivesAfterSeconds = (2 * dayMs) / 1000;

type PaysOut = Partial<Pick<Stripe.Payout, "automatic" | "reconciliation_status">> & {
  /** Stripe takes something for an instant payout. */
  fee?: number;
};

/** What Stripe sends to the bank: everything on the balance that has not gone out before. */
export function fakePayouts(books: FakeBooks, tell: Tell) {
  return { payOut, finishParts, arrive, failPayout, chargeElsewhere, reserve };

  function payOut({ automatic = true, reconciliation_status = "completed", fee = 0 }: PaysOut = {}): string {
    const lines = [...books.transactions.values()].filter(
      // What a bank has not paid yet is not available.
      ({ id, source }) =>
        !books.paidOutWith.has(id) && books.charges.get(nameOf(source))?.status !== "pending",
    );
    const amount = lines.reduce((sum, { net }) => sum + net, 0) - fee;
    const created = books.seconds();
    const arrival_date = created + arrivesAfterSeconds;
    const payout = payoutMade({ created, amount, arrival_date, automatic, reconciliation_status });
    const of = {
      created,
      amount: -amount,
      fee,
      type: "payout",
      source: payout.id,
      description: "STRIPE PAYOUT",
    };
    const own = kept(books.transactions, transactionMade(of));
    payout.balance_transaction = own.id;
    for (const { id } of [...lines, own]) books.paidOutWith.set(id, payout.id);
    kept(books.payouts, payout);
    tell("payout.created", payout);
    return payout.id;
  }

  /** Stripe has listed what the payout is made of. */
  function finishParts(id: string): void {
    found(books.payouts, id).reconciliation_status = "completed";
    tell("payout.reconciliation_completed", found(books.payouts, id));
  }

  function arrive(id: string, trace: string | null = null): void {
    const payout = found(books.payouts, id);
    payout.status = "paid";
    payout.trace_id = { status: trace ? "supported" : "unsupported", value: trace };
    tell("payout.paid", payout);
  }

  /** The bank refuses it, or sends it back days after it was called paid: the money is on the balance again. */
  function failPayout(id: string, status: "failed" | "canceled" = "failed"): void {
    const payout = found(books.payouts, id);
    const type = status === "failed" ? "payout_failure" : "payout_cancel";
    const of = {
      created: books.seconds(),
      amount: payout.amount,
      fee: 0,
      type,
      source: id,
      description: null,
    };
    payout.failure_balance_transaction = kept(books.transactions, transactionMade(of)).id;
    payout.failure_code = "account_closed";
    payout.status = status;
    tell(status === "failed" ? "payout.failed" : "payout.canceled", payout);
  }

  /** Stripe sets something aside; a negative sum is let go again. It leaves the balance, and comes back to it. */
  function reserve(cents: number): void {
    const of = {
      created: books.seconds(),
      amount: -cents,
      fee: 0,
      type: cents > 0 ? "reserve_hold" : "reserve_release",
      source: null,
      description: "Reserve",
    };
    kept(books.transactions, transactionMade(of));
  }

  /** Somebody takes money on the same account without us, at Stripe's own desk. */
  function chargeElsewhere(cents: Cents, fee = 0): string {
    const charge = chargeMade({
      created: books.seconds(),
      amount: cents,
      currency: "eur",
      customer: null,
      payment_intent: null,
      payment_method: null,
      payment_method_details: null,
    });
    const of = {
      created: books.seconds(),
      amount: cents,
      fee,
      type: "charge",
      source: charge.id,
      description: null,
    };
    charge.balance_transaction = kept(books.transactions, transactionMade(of)).id;
    charge.status = "succeeded";
    return kept(books.charges, charge).id;
  }
}
