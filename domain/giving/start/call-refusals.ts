/** Refusals without any lookup. Each names its field. */
export const callRefusals = [
  "body_invalid",
  "client_secret_invalid",
  "amount_not_whole_cents",
  "amount_too_small",
  "amount_too_large",
  "currency_not_accepted",
  "frequency_invalid",
  "campaign_invalid",
  "program_invalid",
  "fund_invalid",
  "cover_fees_invalid",
  "method_invalid",
  "tribute_invalid",
  "honoree_invalid",
  "message_invalid",
  "notify_email_invalid",
  "donor_invalid",
  "name_invalid",
  "email_invalid",
  "language_invalid",
] as const;
export type CallRefusal = (typeof callRefusals)[number];
