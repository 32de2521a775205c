import type { MailFailure } from "#domain/mail/mail.ts";
import type { SendOutcome } from "#domain/mail/ports.ts";

export type SmtpError = {
  code?: string | undefined;
  originalCode?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};

const mailboxStorageExceeded = 552;

/** A wrong password must not discard every receipt. `handedOver`: the server may have accepted the mail. */
export function outcomeOf(error: SmtpError, handedOver: boolean): SendOutcome {
  const permanent = (error.responseCode ?? 0) >= 500;
  switch (stageOf(error)) {
    case "recipient":
      return permanent ? refused("recipient_refused", error) : deferred("recipient_deferred", error);
    case "message":
      return permanent ? refused("message_refused", error) : deferred("message_deferred", error);
    case "unusable":
      return refused("address_unusable", error);
    case "too_large":
      return refused("message_refused", error);
    case "unknown":
      return deferred("surprise", error);
    case "server":
      if (handedOver) return deferred("connection_lost", error);
      return unavailable(error);
  }
}

type Stage = "recipient" | "message" | "unusable" | "too_large" | "server" | "unknown";

function stageOf({ code, command, responseCode }: SmtpError): Stage {
  switch (code) {
    case "EENVELOPE":
      if (responseCode === undefined) return "unusable";
      if (command === "RCPT TO") return "recipient";
      if (command === "DATA") return "message";
      // A refused sender is our fault, except for the announced size.
      return responseCode === mailboxStorageExceeded ? "too_large" : "server";
    case "EMESSAGE":
      return responseCode === undefined ? "too_large" : "message";
    case "ECONNECTION":
    case "ESOCKET":
    case "ETIMEDOUT":
    case "EDNS":
    case "ETLS":
    case "EREQUIRETLS":
    case "EPROTOCOL":
    case "EPROXY":
    case "EAUTH":
    case "ENOAUTH":
    case "EOAUTH2":
      return "server";
    default:
      return "unknown";
  }
}

const refused = (failure: MailFailure, error: SmtpError): SendOutcome => ({
  kind: "refused",
  reason: reasonOf(failure, error),
});

const deferred = (failure: MailFailure, error: SmtpError): SendOutcome => ({
  kind: "deferred",
  reason: reasonOf(failure, error),
});

function unavailable(error: SmtpError): SendOutcome {
  const failure: MailFailure =
    error.code === "EAUTH" || error.code === "ENOAUTH" || error.code === "EOAUTH2"
      ? "login_refused"
      : error.code === "EENVELOPE"
        ? "sender_refused"
        : "server_unreachable";
  return { kind: "unavailable", reason: reasonOf(failure, error) };
}

/** Codes only: servers repeat refused addresses in their text. */
function reasonOf(failure: MailFailure, { code, originalCode, response, responseCode }: SmtpError): string {
  const [enhanced] = response?.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/) ?? [];
  const codes = responseCode ? [responseCode, enhanced] : [originalCode ?? code];
  return [failure, ...codes].filter(Boolean).join(" ");
}
