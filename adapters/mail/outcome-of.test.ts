import { expect, test } from "vitest";
import { outcomeOf, type SmtpError } from "./outcome-of.ts";

const answer = (code: string, command: string, response: string): SmtpError => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each<[string, SmtpError, boolean, string, string]>([
  [
    "an unknown mailbox",
    answer("EENVELOPE", "RCPT TO", "550 5.1.1 no a@b.example"),
    false,
    "refused",
    "recipient_refused 550 5.1.1",
  ],
  [
    "a greylisted mailbox",
    answer("EENVELOPE", "RCPT TO", "450 4.2.0 later"),
    false,
    "deferred",
    "recipient_deferred 450 4.2.0",
  ],
  [
    "an unwanted mail",
    answer("EMESSAGE", "DATA", "554 5.7.1 spam"),
    true,
    "refused",
    "message_refused 554 5.7.1",
  ],
  [
    "a busy server",
    answer("EMESSAGE", "DATA", "451 4.3.0 later"),
    true,
    "deferred",
    "message_deferred 451 4.3.0",
  ],
  [
    "an address no server would take",
    { code: "EENVELOPE", command: "API" },
    false,
    "refused",
    "address_unusable EENVELOPE",
  ],
  [
    "a mail above the server's size",
    { code: "EMESSAGE", command: "MAIL FROM" },
    false,
    "refused",
    "message_refused EMESSAGE",
  ],
  [
    "a size refused by number",
    answer("EENVELOPE", "MAIL FROM", "552 5.3.4 too big"),
    false,
    "refused",
    "message_refused 552 5.3.4",
  ],
  [
    "a sender that is not allowed",
    answer("EENVELOPE", "MAIL FROM", "550 5.7.1 no"),
    false,
    "unavailable",
    "sender_refused 550 5.7.1",
  ],
  [
    "a wrong password",
    answer("EAUTH", "AUTH PLAIN", "535 5.7.8 no"),
    false,
    "unavailable",
    "login_refused 535 5.7.8",
  ],
  [
    "nobody listening",
    { code: "ESOCKET", originalCode: "ECONNREFUSED", command: "CONN" },
    false,
    "unavailable",
    "server_unreachable ECONNREFUSED",
  ],
  [
    "an unknown host",
    { code: "EDNS", originalCode: "ENOTFOUND" },
    false,
    "unavailable",
    "server_unreachable ENOTFOUND",
  ],
  [
    "a server that closes for the night",
    answer("ECONNECTION", "CONN", "421 4.3.2 bye"),
    false,
    "unavailable",
    "server_unreachable 421 4.3.2",
  ],
  [
    "a line that breaks within the mail",
    { code: "ECONNECTION", command: "CONN" },
    true,
    "deferred",
    "connection_lost ECONNECTION",
  ],
  ["a mistake of ours", {}, false, "deferred", "surprise"],
])("%s", (_, error, handedOver, kind, reason) => {
  expect(outcomeOf(error, handedOver)).toEqual({ kind, reason });
});
