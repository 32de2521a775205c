import Stripe from "stripe";
import { idOf } from "./ids.fixtures.ts";

type Made = Readonly<{ created: number }>;

export const customerMade = (of: Made & Pick<Stripe.Customer, "email" | "metadata">): Stripe.Customer => ({
  id: idOf("cus"),
  object: "customer",
  balance: 0,
  default_source: null,
  description: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  shipping: null,
  ...of,
});

export const productMade = (of: Made & Pick<Stripe.Product, "id" | "name">): Stripe.Product => ({
  object: "product",
  active: true,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: "service",
  updated: of.created,
  url: null,
  ...of,
});

export const cardMade = (of: Made & { last4: string; customer: string | null }): Stripe.PaymentMethod => ({
  ...methodMade(of),
  type: "card",
  card: {
    brand: "visa",
    checks: null,
    country: "NL",
    display_brand: "visa",
    exp_month: 12,
    exp_year: 2030,
    funding: "credit",
    generated_from: null,
    last4: of.last4,
    networks: null,
    regulated_status: null,
    three_d_secure_usage: null,
    wallet: null,
  },
});

/** From an iDEAL payment, or typed by the donor. */
export const debitMade = (
  of: Made & { last4: string; customer: string | null; fromCharge: string | null },
): Stripe.PaymentMethod => ({
  ...methodMade(of),
  type: "sepa_debit",
  sepa_debit: {
    bank_code: "ABNA",
    branch_code: null,
    country: "NL",
    fingerprint: null,
    generated_from: of.fromCharge === null ? null : { charge: of.fromCharge, setup_attempt: null },
    last4: of.last4,
  },
});

export const idealMade = (of: Made & { customer: string | null }): Stripe.PaymentMethod => ({
  ...methodMade(of),
  type: "ideal",
  ideal: { bank: "abn_amro", bic: "ABNANL2A" },
});

const methodMade = ({
  created,
  customer,
}: Made & { customer: string | null }): Omit<Stripe.PaymentMethod, "type"> => ({
  id: idOf("pm"),
  object: "payment_method",
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
});

export const mandateMade = (of: {
  payment_method: string;
  reference: string;
  accepted_at: number;
}): Stripe.Mandate => ({
  id: idOf("mandate"),
  object: "mandate",
  customer_acceptance: {
    accepted_at: of.accepted_at,
    type: "online",
    online: { ip_address: null, user_agent: null },
  },
  livemode: false,
  multi_use: {},
  payment_method: of.payment_method,
  payment_method_details: {
    type: "sepa_debit",
    sepa_debit: { reference: of.reference, url: "https://hooks.stripe.test/mandate" },
  },
  status: "active",
  type: "multi_use",
});

export const itemMade = (
  of: Made & {
    subscription: string;
    product: string;
    currency: string;
    unitAmount: number;
    periodEnd: number;
  },
): Stripe.SubscriptionItem => ({
  id: idOf("si"),
  object: "subscription_item",
  billing_thresholds: null,
  created: of.created,
  current_period_end: of.periodEnd,
  current_period_start: of.created,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planMade(of),
  price: priceMade(of),
  quantity: 1,
  subscription: of.subscription,
  tax_rates: [],
});

type Priced = Made & { product: string; currency: string; unitAmount: number };

export const priceMade = ({ created, product, currency, unitAmount }: Priced): Stripe.Price => ({
  id: idOf("price"),
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created,
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring: {
    interval: "month",
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  },
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: unitAmount,
  unit_amount_decimal: Stripe.Decimal.from(unitAmount),
});

const planMade = ({ created, product, currency, unitAmount }: Priced): Stripe.Plan => ({
  id: idOf("price"),
  object: "plan",
  active: true,
  amount: unitAmount,
  amount_decimal: Stripe.Decimal.from(unitAmount),
  billing_scheme: "per_unit",
  created,
  currency,
  interval: "month",
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

export const listMade = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});

export const subscriptionMade = (
  of: Made & Pick<Stripe.Subscription, "id" | "customer" | "currency" | "metadata" | "items" | "description">,
): Stripe.Subscription => ({
  object: "subscription",
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: of.created,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: null,
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "on_subscription",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: of.created,
  status: "incomplete",
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
  },
  trial_start: null,
  ...of,
});

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

export const portalMade = (
  of: Made & Pick<Stripe.BillingPortal.Session, "customer" | "return_url">,
): Stripe.BillingPortal.Session => ({
  id: idOf("bps"),
  object: "billing_portal.session",
  configuration: "bpc_fake",
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  url: `https://billing.stripe.test/p/${of.customer}`,
  ...of,
});
