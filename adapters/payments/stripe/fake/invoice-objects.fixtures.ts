import type Stripe from "stripe";
import { listMade } from "./billing-objects.fixtures.ts";
import { idOf } from "./ids.fixtures.ts";

type Made = Readonly<{ created: number }>;

type InvoiceOf = Made & {
  subscription: Stripe.Subscription;
  reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  amount: number;
};

export function invoiceMade({ created, subscription, reason, amount }: InvoiceOf): Stripe.Invoice {
  const id = idOf("in");
  return {
    id,
    object: "invoice",
    account_country: "NL",
    account_name: "Open Hand",
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `https://invoice.stripe.test/i/${id}`,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listMade([], `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

export const invoicePaymentMade = (
  of: Made & { invoice: string; intent: string; amount: number; currency: string; isDefault: boolean },
): Stripe.InvoicePayment => ({
  id: idOf("inpay"),
  object: "invoice_payment",
  amount_paid: null,
  amount_requested: of.amount,
  created: of.created,
  currency: of.currency,
  invoice: of.invoice,
  is_default: of.isDefault,
  livemode: false,
  payment: { type: "payment_intent", payment_intent: of.intent },
  status: "open",
  status_transitions: { canceled_at: null, paid_at: null },
});
