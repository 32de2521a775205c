import type { Language } from "#domain/language.ts";
import type { Letter } from "./letter.ts";

/** Why a mail has not gone out, for staff; in `last_error` the mail server's codes follow it. */
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

/** Papers are made when they are needed: the outbox only remembers which. */
export type AttachmentReference = { name: string; kind: string; id: string };
export type Attachment = { name: string; contentType: string; content: Uint8Array };

export type MailToQueue = {
  /** Which mail this is: "gift-receipt", "sign-in". */
  kind: string;
  /** What it is about. One mail per kind and cause, however often it is queued. */
  cause: string;
  to: string;
  language: Language;
  /** Left out when the words of this kind are made at sending time, from the cause. */
  letter?: Letter;
  attachments?: readonly AttachmentReference[];
  /** Someone waits in front of the screen: goes before mail that is not urgent. */
  urgent?: boolean;
  /** For third parties' addresses and for secrets: nothing of it is kept after sending. */
  forgetOnceSent?: boolean;
  /** After this it is of no use to anyone and is not sent. */
  expiresAt?: Date;
};

/** A mail as the outbox stores it. */
export type StoredMail = {
  id: string;
  kind: string;
  cause: string;
  to: string;
  language: Language;
  /** Checked when it is read: see prepare-mail.ts. */
  letter: unknown;
  attachments: readonly AttachmentReference[];
};

/** What a mail server is given. */
export type MailMessage = {
  /** Makes the Message-ID: the same at every attempt, so that a receiver can tell a repetition. */
  id: string;
  to: string;
  language: Language;
  senderName: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
  attachments: readonly Attachment[];
};
