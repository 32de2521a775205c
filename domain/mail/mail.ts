import type { Language } from "#domain/language.ts";
import type { Letter } from "./letter.ts";

/** Why a mail was not sent, for staff; `last_error` adds the mail server's codes. */
export const mailFailures = [
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
export type MailFailure = (typeof mailFailures)[number];

/** Attachments are made when the mail is sent; the outbox stores a reference. */
export type AttachmentReference = { name: string; kind: string; id: string };
export type Attachment = { name: string; contentType: string; content: Uint8Array };

export type MailToQueue = {
  kind: string;
  /** The subject of the mail. One mail per kind and cause, however often it is queued. */
  cause: string;
  to: string;
  language: Language;
  /** Omitted if the text is made from the cause when it is sent. */
  letter?: Letter;
  attachments?: readonly AttachmentReference[];
  /** A user is waiting: sent before other mail. */
  urgent?: boolean;
  /** For third parties' addresses and secrets: deleted after sending. */
  forgetOnceSent?: boolean;
  /** Not sent after this time. */
  expiresAt?: Date;
};

export type StoredMail = {
  id: string;
  kind: string;
  cause: string;
  to: string;
  language: Language;
  /** Validated on read: see prepare-mail.ts. */
  letter: unknown;
  attachments: readonly AttachmentReference[];
};

export type MailMessage = {
  /** Used for the Message-ID: equal at every attempt, so that receivers detect duplicates. */
  id: string;
  to: string;
  language: Language;
  senderName: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
  /** Of an email campaign; null for mail that answers what a person did. */
  list: MailingList | null;
  attachments: readonly Attachment[];
};

/** Mail programs group and filter by `id`; receivers report complaints by `campaign`. */
type MailingList = Readonly<{ id: string; name: string; campaign: string }>;
