import type Stripe from "stripe";
import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { refused, ok, type Tell } from "./answer-parts.fixtures.ts";
import { found, kept, nameOf, type FakeBooks } from "./books.fixtures.ts";
import { disputeMade, refundMade, transactionMade } from "./payment-objects.fixtures.ts";
import type { FakeAnswer } from "../../fake-api.fixtures.ts";

/** What Stripe asks for each dispute, and gives back when it is won. */
export const disputeFeeCents = 2000;

type RefundOrder = { intent: Stripe.PaymentIntent; amount: number; metadata: Record<string, string> };

/** Money that goes back: by our request, or by the bank's. */
export function fakeReturns(books: FakeBooks, tell: Tell) {
  /** How the coming refunds begin: at once, or waiting for money on the balance, for the bank, for the donor. */
  let begins: Pick<Stripe.Refund, "status" | "pending_reason"> = { status: "succeeded" };
  return { refund, refundsBegin, endRefund, dispute, bill };

  function refundsBegin(as: Pick<Stripe.Refund, "status" | "pending_reason">): void {
    begins = as;
  }

  function refund({ intent, amount, metadata }: RefundOrder): FakeAnswer {
    if (intent.status !== "succeeded") return refused("payment_intent_unexpected_state");
    const charge = found(books.charges, nameOf(intent.latest_charge));
    const left = charge.amount - charge.amount_refunded;
    if (amount > left) return refused(left === 0 ? "charge_already_refunded" : "amount_too_large");
    const made = refundMade({
      created: books.seconds(),
      amount,
      charge: charge.id,
      currency: intent.currency,
      metadata,
      payment_intent: intent.id,
      ...begins,
      status: begins.status,
    });
    made.balance_transaction = moved(-amount, 0, "refund", made.id).id;
    kept(books.refunds, made);
    counted(charge, amount);
    tell("refund.created", made);
    tell("charge.refunded", charge);
    return ok(made);
  }

  /** The donor's bank takes a refund that waited, or sends it back. */
  function endRefund(id: string, status: "succeeded" | "failed" | "canceled"): void {
    const made = found(books.refunds, id);
    made.status = status;
    delete made.pending_reason;
    if (status === "succeeded") return tell("refund.updated", made);
    counted(found(books.charges, nameOf(made.charge)), -made.amount);
    if (status === "failed") {
      made.failure_reason = "expired_or_canceled_card";
      made.failure_balance_transaction = moved(made.amount, 0, "refund_failure", made.id).id;
    }
    tell(status === "failed" ? "refund.failed" : "refund.updated", made);
  }

  function counted(charge: Stripe.Charge, amount: number): void {
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
  }

  /** An inquiry moves nothing. What is disputed is taken at once, with a fee; what is won comes back with it. */
  function dispute(intent: Stripe.PaymentIntent, status: Stripe.Dispute.Status, reason = "fraudulent"): void {
    const charge = found(books.charges, nameOf(intent.latest_charge));
    const known = [...books.disputes.values()].find(({ payment_intent: id }) => nameOf(id) === intent.id);
    const about =
      known ??
      kept(
        books.disputes,
        disputeMade({
          created: books.seconds(),
          amount: charge.amount,
          charge: charge.id,
          currency: charge.currency,
          payment_intent: intent.id,
          reason,
          status,
        }),
      );
    about.status = status;
    charge.disputed = true;
    const isAway = about.balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0;
    const goes = !isAway && takingStatuses.includes(status);
    const comes = isAway && status === "won";
    if (goes) about.balance_transactions.push(moved(-about.amount, disputeFeeCents, "adjustment", about.id));
    if (comes) about.balance_transactions.push(moved(about.amount, -disputeFeeCents, "adjustment", about.id));
    tell(
      known
        ? isClosed(status)
          ? "charge.dispute.closed"
          : "charge.dispute.updated"
        : "charge.dispute.created",
      about,
    );
    if (goes) tell("charge.dispute.funds_withdrawn", about);
    if (comes) tell("charge.dispute.funds_reinstated", about);
  }

  /** What Stripe takes for its own services, with no payment to it. */
  function bill(cents: Cents, description: string): Stripe.BalanceTransaction {
    return moved(negated(cents), 0, "stripe_fee", null, description);
  }

  function moved(
    amount: number,
    fee: number,
    type: Stripe.BalanceTransaction.Type,
    source: string | null,
    description: string | null = null,
  ): Stripe.BalanceTransaction {
    const of = { created: books.seconds(), amount, fee, type, source, description };
    return kept(books.transactions, transactionMade(of));
  }
}

const takingStatuses: readonly string[] = ["needs_response", "under_review", "lost"];
const isClosed = (status: string): boolean => ["won", "lost", "warning_closed", "prevented"].includes(status);
