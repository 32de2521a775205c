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
