const known = [
  "recipient_refused",
  "recipient_deferred",
  "message_refused",
  "message_deferred",
  "address_unusable",
  "server_unreachable",
  "sender_refused",
  "login_refused",
  "connection_lost",
  "expired",
  "never_finished",
  "surprise",
] as const;

/** The mail server's own codes follow the reason: they are for the log, not for people. */
export const failureIn = (error: string): (typeof known)[number] =>
  known.find((failure) => error.startsWith(failure)) ?? "surprise";
