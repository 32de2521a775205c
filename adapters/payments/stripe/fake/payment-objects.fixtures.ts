import type Stripe from "stripe";
import { idOf } from "./ids.fixtures.ts";

/**
 * Stripe's objects as its own types have them, every field filled in: a field that Stripe moves or takes away stops the
 * build here instead of staying in a test for good.
 */
type Made = Readonly<{ created: number }>;

export function intentMade(
  of: Made & Pick<Stripe.PaymentIntent, "amount" | "currency" | "metadata">,
): Stripe.PaymentIntent {
  const id = idOf("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: "always" },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${idOf("s")}`,
    confirmation_method: "automatic",
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card", "ideal", "sepa_debit"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
    ...of,
  };
}

export const chargeMade = (
  of: Made &
    Pick<
      Stripe.Charge,
      "amount" | "currency" | "customer" | "payment_intent" | "payment_method" | "payment_method_details"
    >,
): Stripe.Charge => ({
  id: idOf(of.payment_method_details?.type === "card" ? "ch" : "py"),
  object: "charge",
  amount_captured: 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: true,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: false,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "pending",
  transfer_data: null,
  transfer_group: null,
  ...of,
});

export const transactionMade = (
  of: Made & Pick<Stripe.BalanceTransaction, "amount" | "fee" | "type" | "source" | "description">,
): Stripe.BalanceTransaction => ({
  id: idOf("txn"),
  object: "balance_transaction",
  available_on: of.created,
  balance_type: "payments",
  currency: "eur",
  exchange_rate: null,
  fee_details: of.fee
    ? [{ amount: of.fee, application: null, currency: "eur", description: "Stripe fees", type: "stripe_fee" }]
    : [],
  net: of.amount - of.fee,
  reporting_category: categoryOf(of),
  status: "available",
  ...of,
});

/** What a line means for the books; of adjustments the fake knows disputes alone. */
const categoryOf = ({ type, amount }: Pick<Stripe.BalanceTransaction, "type" | "amount">): string =>
  type === "adjustment"
    ? amount < 0
      ? "dispute"
      : "dispute_reversal"
    : (categories[type] ?? "other_adjustment");

const categories: Readonly<Record<string, string>> = {
  charge: "charge",
  payment: "charge",
  refund: "refund",
  payment_refund: "refund",
  refund_failure: "refund_failure",
  payment_failure_refund: "charge_failure",
  stripe_fee: "fee",
  tax_fee: "tax",
  payout: "payout",
  payout_failure: "payout_reversal",
  payout_cancel: "payout_reversal",
  reserve_hold: "risk_reserved_funds",
  reserve_release: "risk_reserved_funds",
};

export const payoutMade = (
  of: Made & Pick<Stripe.Payout, "amount" | "arrival_date" | "automatic" | "reconciliation_status">,
): Stripe.Payout => ({
  id: idOf("po"),
  object: "payout",
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  currency: "eur",
  description: "STRIPE PAYOUT",
  destination: "ba_fake",
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: "standard",
  original_payout: null,
  payout_method: null,
  reversed_by: null,
  source_type: "card",
  statement_descriptor: null,
  status: "in_transit",
  trace_id: { status: "pending", value: null },
  type: "bank_account",
  ...of,
});

export const refundMade = (
  of: Made & Pick<Stripe.Refund, "amount" | "charge" | "currency" | "metadata" | "payment_intent" | "status">,
): Stripe.Refund => ({
  id: idOf("re"),
  object: "refund",
  balance_transaction: null,
  customer: null,
  customer_account: null,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
  ...of,
});

export const disputeMade = (
  of: Made & Pick<Stripe.Dispute, "amount" | "charge" | "currency" | "payment_intent" | "reason" | "status">,
): Stripe.Dispute => ({
  id: idOf("dp"),
  object: "dispute",
  balance_transactions: [],
  enhanced_eligibility_types: [],
  evidence: noEvidence,
  evidence_details: {
    due_by: null,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: "not_submitted",
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  ...of,
});

const noEvidence: Stripe.Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export const eventMade = (of: Made & Pick<Stripe.EventBase, "type" | "data">): Stripe.EventBase => ({
  id: idOf("evt"),
  object: "event",
  api_version: "2026-10-28.endive",
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  ...of,
});
