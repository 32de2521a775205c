import type Stripe from "stripe";
import type { Tell } from "./answer-parts.fixtures.ts";
import { cardMade, debitMade, detailsOf, idealMade, mandateMade } from "./method-objects.fixtures.ts";
import { found, invoiceOf, kept, nameOf, subscriptionOf, type FakeBooks } from "./books.fixtures.ts";
import { chargeMade, transactionMade } from "./payment-objects.fixtures.ts";

export type FakeMethod = "card" | "ideal" | "sepa_debit";
export const feeCents = 42;
/** What Stripe takes when a bank does not pay; it gives back the fee of the payment that was none. */
export const failureFeeCents = 350;
/** When a month that was refused is tried again. */
const retryAfterSeconds = 24 * 60 * 60;

/** Charges and what becomes of them, as banks decide. */
export function fakeBank(books: FakeBooks, tell: Tell) {
  return { newMethod, collect, decline, clear, failPending, failLate };

  /** What the donor fills in. A debit comes with the mandate they give. */
  function newMethod(
    kind: FakeMethod,
    customer: string | null,
    last4 = "4242",
    fingerprint?: string,
  ): Stripe.PaymentMethod {
    const of = { created: books.seconds(), customer };
    if (kind === "card") return kept(books.methods, cardMade({ ...of, last4, fingerprint }));
    if (kind === "ideal") return kept(books.methods, idealMade(of));
    return withMandate(kept(books.methods, debitMade({ ...of, last4, fromCharge: null })));
  }

  function withMandate(method: Stripe.PaymentMethod): Stripe.PaymentMethod {
    const reference = `OPENHAND${books.mandates.size + 1}`;
    const of = { payment_method: method.id, reference, accepted_at: books.seconds() };
    kept(books.mandates, mandateMade(of));
    return method;
  }

  /** Cards and iDEAL are paid at once. A debit waits for the bank, and is on the balance all the while. */
  function collect(
    intent: Stripe.PaymentIntent,
    method: Stripe.PaymentMethod,
    received = intent.amount,
  ): void {
    const charge = newCharge(intent, method, received);
    charge.balance_transaction = kept(
      books.transactions,
      transactionMade({
        created: books.seconds(),
        amount: received,
        fee: feeCents,
        type: method.type === "card" ? "charge" : "payment",
        source: charge.id,
        description: null,
      }),
    ).id;
    if (method.type !== "sepa_debit") return succeed(intent, charge);
    intent.status = "processing";
    tell("payment_intent.processing", intent);
  }

  /** A card that is refused makes a charge as well, one that failed and cost nothing. */
  function decline(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, code = "card_declined"): void {
    const charge = newCharge(intent, method, intent.amount);
    Object.assign(charge, { status: "failed", failure_code: code });
    refuse(intent, charge, code);
  }

  /** Days later: the donor's bank has paid. */
  function clear(intent: Stripe.PaymentIntent): void {
    if (intent.status !== "processing") throw new Error(`${intent.id} waits for no bank`);
    succeed(intent, found(books.charges, nameOf(intent.latest_charge)));
  }

  /** Days later: the donor's bank has not paid. What stood on the balance is taken off again. */
  function failPending(intent: Stripe.PaymentIntent, code = "insufficient_funds"): void {
    if (intent.status !== "processing") throw new Error(`${intent.id} waits for no bank`);
    const charge = found(books.charges, nameOf(intent.latest_charge));
    takeOff(charge, code);
    refuse(intent, charge, code);
  }

  /** A bank reports a debit as failed after Stripe had called it paid. */
  function failLate(intent: Stripe.PaymentIntent, code: string | null = null): void {
    if (intent.status !== "succeeded") throw new Error(`Nothing was paid by ${intent.id}`);
    const charge = found(books.charges, nameOf(intent.latest_charge));
    takeOff(charge, code);
    tell("charge.failed", charge);
  }

  function takeOff(charge: Stripe.Charge, code: string | null): void {
    const failure = transactionMade({
      created: books.seconds(),
      amount: -charge.amount,
      fee: failureFeeCents - feeCents,
      type: "payment_failure_refund",
      source: charge.id,
      description: null,
    });
    Object.assign(charge, {
      paid: false,
      status: "failed",
      failure_code: code,
      failure_balance_transaction: kept(books.transactions, failure).id,
    });
  }

  function newCharge(
    intent: Stripe.PaymentIntent,
    method: Stripe.PaymentMethod,
    amount: number,
  ): Stripe.Charge {
    const charge = chargeMade({
      created: books.seconds(),
      amount,
      currency: intent.currency,
      customer: intent.customer,
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: detailsOf(method, mandateOf(method.id)?.id ?? null),
    });
    intent.latest_charge = kept(books.charges, charge).id;
    intent.payment_method = method.id;
    return charge;
  }

  function succeed(intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
    Object.assign(charge, { status: "succeeded", paid: true, amount_captured: charge.amount });
    Object.assign(intent, { status: "succeeded", amount_received: charge.amount, last_payment_error: null });
    const invoice = invoiceOf(books, intent.id);
    const subscription = subscriptionOf(books, invoice);
    if (subscription) {
      subscription.status = "active";
      subscription.default_payment_method = savedMethod(charge);
    }
    tell("payment_intent.succeeded", intent);
    if (!invoice) return;
    const at = books.seconds();
    Object.assign(invoice, {
      status: "paid",
      amount_paid: charge.amount,
      amount_remaining: 0,
      next_payment_attempt: null,
    });
    invoice.status_transitions.paid_at = at;
    for (const payment of books.invoicePayments.values())
      if (nameOf(payment.payment.payment_intent) === intent.id)
        Object.assign(payment, {
          status: "paid",
          amount_paid: charge.amount,
          status_transitions: { canceled_at: null, paid_at: at },
        });
    tell("invoice.paid", invoice);
  }

  /** An iDEAL payment is good once; what is kept for later months is the debit from the same account. */
  function savedMethod(charge: Stripe.Charge): string {
    const method = found(books.methods, charge.payment_method);
    if (method.type !== "ideal") return method.id;
    const of = { created: books.seconds(), last4: "6789", customer: nameOf(charge.customer) };
    const debit = withMandate(kept(books.methods, debitMade({ ...of, fromCharge: charge.id })));
    const ideal = charge.payment_method_details?.ideal;
    if (ideal)
      Object.assign(ideal, {
        generated_sepa_debit: debit.id,
        generated_sepa_debit_mandate: mandateOf(debit.id)?.id ?? null,
      });
    return debit.id;
  }

  function refuse(intent: Stripe.PaymentIntent, charge: Stripe.Charge, code: string): void {
    intent.status = "requires_payment_method";
    intent.amount_received = 0;
    intent.last_payment_error = { type: "card_error", code, charge: charge.id };
    const invoice = invoiceOf(books, intent.id);
    const subscription = subscriptionOf(books, invoice);
    if (subscription?.status === "active") subscription.status = "past_due";
    tell("payment_intent.payment_failed", intent);
    if (invoice) {
      Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
      if (invoice.billing_reason === "subscription_cycle")
        invoice.next_payment_attempt = books.seconds() + retryAfterSeconds;
      tell("invoice.payment_failed", invoice);
    }
  }

  function mandateOf(method: string): Stripe.Mandate | undefined {
    return [...books.mandates.values()].find(({ payment_method: id }) => nameOf(id) === method);
  }
}

export type FakeBank = ReturnType<typeof fakeBank>;
