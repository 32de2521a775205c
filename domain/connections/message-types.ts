/** Events that other programs can receive. A type keeps its meaning; a change is a new version of its body. */
export const messageTypes = [
  "gift.settled",
  "gift.refunded",
  "gift.refund_failed",
  "gift.charged_back",
  "gift.chargeback_reversed",
  "monthly_gift.begun",
  "monthly_gift.ended",
  "application.made",
  "application.decided",
  "post.published",
  "report.published",
  "annual_accounts.published",
] as const;
export type MessageType = (typeof messageTypes)[number];

/** Sent by a person as a test. */
export const testType = "webhook.test";
