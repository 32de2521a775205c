export const paymentEvents = [
  "payment_intent.succeeded",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "payment_intent.requires_action",
] as const;

/** Money goes back, or may. */
export const returnEvents = [
  // A debit can fail after it was paid.
  "charge.failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "refund.created",
  "refund.updated",
  "refund.failed",
] as const;

export const movementEvents = [
  // Sent when the fee is known, which may be after the payment.
  "charge.updated",
  ...returnEvents,
] as const;

export const invoiceEvents = [
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
] as const;

/** The donor may have chosen another card. */
export const customerEvent = "customer.updated";

/** All webhook events that we need, as listed in the runbook. */
export const noticeEvents: readonly string[] = [
  ...paymentEvents,
  ...movementEvents,
  ...invoiceEvents,
  customerEvent,
];
