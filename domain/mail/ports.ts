import type { Language } from "#domain/language.ts";
import type { Letter } from "./letter.ts";
import type { Attachment, MailMessage, StoredMail } from "./mail.ts";

export type ClaimedMail = StoredMail & {
  forgetOnceSent: boolean;
  expiresAt: Date | null;
  /** This one included. */
  attempts: number;
  /** Until then nobody else takes it up; also proves, when settling, that it is still ours. */
  leaseUntil: Date;
};

export type Settlement =
  | { state: "SENT"; at: Date }
  | { state: "QUEUED"; nextAttemptAt: Date; attempts: number; error: string }
  | { state: "DEAD"; error: string }
  | { state: "FORGOTTEN" };

export type Outbox = {
  /** Mail that is due, urgent first. Several instances never get the same one. */
  claim(most: number, now: Date): Promise<ClaimedMail[]>;
  /** Changes nothing when the lease ran out and another instance took the mail over. */
  settle(mail: ClaimedMail, settlement: Settlement): Promise<"settled" | "no_longer_ours">;
};

/**
 * `refused`: this mail will never be taken. `deferred`: the server looked at this mail and it may go later, or nobody
 * knows whether it went. `unavailable`: the server never heard of this mail.
 */
export type SendOutcome =
  | { kind: "accepted" }
  | { kind: "refused" | "deferred" | "unavailable"; reason: string };

export type Transport = { send(message: MailMessage): Promise<SendOutcome> };

/** Makes the words of a kind from their cause; null when there is nothing left to say, as after an erasure. */
export type LetterMaker = (cause: string, language: Language) => Promise<Letter | null>;
export type AttachmentMaker = (id: string, language: Language) => Promise<Omit<Attachment, "name">>;

/** What staff see of mail that did not go out. */
type DeadMail = {
  id: string;
  kind: string;
  cause: string;
  to: string;
  language: Language;
  /** Null when its words are made at sending time. */
  subject: string | null;
  attempts: number;
  error: string;
  createdAt: Date;
};
/** Waiting mail that grows old tells of a mail server that cannot be reached. */
type OutboxCounts = {
  waiting: number;
  oldestWaitingSince: Date | null;
  lastError: string | null;
  dead: number;
};

export type DeadLetters = {
  list(): Promise<DeadMail[]>;
  retry(id: string, now: Date): Promise<"queued_again" | "not_dead">;
  /** For an address that does not exist: off the list, and nothing of it is kept. */
  drop(id: string): Promise<"dropped" | "not_dead">;
  counts(): Promise<OutboxCounts>;
};

/** Mail that a demonstration keeps instead of sending. */
export type KeptMail = {
  /** Keeps whatever waits. */
  keepWaiting(now: Date): Promise<number>;
  newest(filter: { to?: string; most: number }): Promise<Array<StoredMail & { sentAt: Date }>>;
  find(id: string): Promise<(StoredMail & { sentAt: Date }) | null>;
};
