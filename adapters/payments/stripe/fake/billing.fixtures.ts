import type Stripe from "stripe";
import type { Tell } from "./answer-parts.fixtures.ts";
import type { FakeBank } from "./bank.fixtures.ts";
import { invoiceMade, invoicePaymentMade } from "./invoice-objects.fixtures.ts";
import { found, kept, nameOf, type FakeBooks } from "./books.fixtures.ts";
import { periodEndAfter } from "./calendar.fixtures.ts";
import { intentMade } from "./payment-objects.fixtures.ts";

export type RenewalOutcome = { declined?: boolean; asksDonor?: boolean };

/** Months pass: each makes an invoice, whether it is collected or not. */
export function fakeBilling(books: FakeBooks, bank: FakeBank, tell: Tell) {
  return { newInvoice, newPayment, renew, attempt, voidInvoice, chooseInPortal };

  function newInvoice(
    subscription: Stripe.Subscription,
    reason: "subscription_create" | "subscription_cycle",
  ): { invoice: Stripe.Invoice; intent: Stripe.PaymentIntent } {
    const created = books.seconds();
    const amount = itemOf(subscription).price.unit_amount ?? 0;
    const invoice = kept(books.invoices, invoiceMade({ created, subscription, reason, amount }));
    subscription.latest_invoice = invoice.id;
    return { invoice, intent: newPayment(invoice, true) };
  }

  /** One more way to pay an invoice; the first is its default. */
  function newPayment(invoice: Stripe.Invoice, isDefault: boolean): Stripe.PaymentIntent {
    const { amount_due: amount, currency } = invoice;
    const created = books.seconds();
    const intent = kept(books.intents, intentMade({ created, amount, currency, metadata: {} }));
    intent.customer = nameOf(invoice.customer);
    const of = { created, invoice: invoice.id, intent: intent.id, amount, currency, isDefault };
    kept(books.invoicePayments, invoicePaymentMade(of));
    return intent;
  }

  /** The end of a period: the next begins by the anchor. Null: what was due was void, because it was paused. */
  function renew(
    subscription: Stripe.Subscription,
    { declined = false, asksDonor = false }: RenewalOutcome = {},
  ): Stripe.PaymentIntent | null {
    const item = itemOf(subscription);
    const at = item.current_period_end;
    item.current_period_start = at;
    item.current_period_end = periodEndAfter(subscription.billing_cycle_anchor, at);
    if (subscription.status === "trialing") subscription.status = "active";
    const resumesAt = subscription.pause_collection?.resumes_at ?? Infinity;
    if (subscription.pause_collection && resumesAt <= at) subscription.pause_collection = null;
    const { invoice, intent } = newInvoice(subscription, "subscription_cycle");
    if (subscription.pause_collection) {
      voidInvoice(invoice);
      return null;
    }
    const method = methodFor(subscription);
    if (asksDonor) {
      intent.status = "requires_action";
      subscription.status = "past_due";
      tell("invoice.payment_action_required", invoice);
    } else if (declined || !method) bank.decline(intent, method ?? bank.newMethod("card", null));
    else bank.collect(intent, method);
    return intent;
  }

  /** Tries an open invoice again, with this method or the one that would be charged. False: it was declined. */
  function attempt(invoice: Stripe.Invoice, methodId: string | undefined): boolean {
    const subscription = found(
      books.subscriptions,
      nameOf(invoice.parent?.subscription_details?.subscription),
    );
    const [payment] = [...books.invoicePayments.values()].filter(
      ({ invoice: of }) => nameOf(of) === invoice.id,
    );
    const intent = found(books.intents, nameOf(payment?.payment.payment_intent));
    const method = methodId === undefined ? methodFor(subscription) : found(books.methods, methodId);
    if (!method || refusedCards.has(method.card?.last4 ?? "")) {
      bank.decline(intent, method ?? bank.newMethod("card", null));
      return false;
    }
    bank.collect(intent, method);
    return true;
  }

  /** As documented: the subscription's own default comes first, the customer's only where it has none. */
  function methodFor(subscription: Stripe.Subscription): Stripe.PaymentMethod | null {
    const customer = found(books.customers, nameOf(subscription.customer));
    const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
    return id === null ? null : found(books.methods, nameOf(id));
  }

  function voidInvoice(invoice: Stripe.Invoice): void {
    invoice.status = "void";
    invoice.next_payment_attempt = null;
    invoice.status_transitions.voided_at = books.seconds();
    for (const { invoice: of, payment } of books.invoicePayments.values()) {
      if (nameOf(of) !== invoice.id) continue;
      const intent = found(books.intents, nameOf(payment.payment_intent));
      intent.status = "canceled";
      tell("payment_intent.canceled", intent);
    }
    const subscription = books.subscriptions.get(nameOf(invoice.parent?.subscription_details?.subscription));
    if (subscription?.status === "incomplete") subscription.status = "incomplete_expired";
    // Nothing is owed any more.
    if (subscription?.status === "past_due") subscription.status = "active";
  }

  /** The donor chooses another method in the portal: it becomes the customer's default, and nothing else changes. */
  function chooseInPortal(customerId: string, method: Stripe.PaymentMethod): void {
    const customer = found(books.customers, customerId);
    method.customer = customer.id;
    customer.invoice_settings.default_payment_method = method.id;
    tell("payment_method.attached", method);
    tell("customer.updated", customer);
  }
}

/** Test numbers that every bank refuses. */
export const refusedCards = new Set(["0002", "0341"]);

export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The fake's ${id} is for nothing`);
  return item;
}
