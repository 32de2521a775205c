import type { Language } from "#domain/language.ts";
import type { Letter } from "./letter.ts";
import type { Attachment, MailMessage, StoredMail } from "./mail.ts";

export type ClaimedMail = StoredMail & {
  forgetOnceSent: boolean;
  expiresAt: Date | null;
  /** Including this one. */
  attempts: number;
  /** Exclusive until then; also proves on settlement that the mail is still ours. */
  leaseUntil: Date;
};

export type Settlement =
  | { state: "SENT"; at: Date }
  | { state: "QUEUED"; nextAttemptAt: Date; attempts: number; error: string }
  | { state: "DEAD"; error: string }
  | { state: "FORGOTTEN" };

export type Outbox = {
  /** Due mail, urgent first. Instances never get the same one. */
  claim(most: number, now: Date): Promise<ClaimedMail[]>;
  /** Does nothing if the lease expired and another instance took over. */
  settle(mail: ClaimedMail, settlement: Settlement): Promise<"settled" | "no_longer_ours">;
};

/** `refused`: permanently. `deferred`: may succeed later, or unknown. `unavailable`: the server never got this mail. */
export type SendOutcome =
  | { kind: "accepted" }
  | { kind: "refused" | "deferred" | "unavailable"; reason: string };

export type Transport = { send(message: MailMessage): Promise<SendOutcome> };

/** Makes the text of a kind from its cause; null if there is nothing left to say, as after an erasure. */
export type LetterMaker = (cause: string, language: Language) => Promise<Letter | null>;
export type AttachmentMaker = (id: string, language: Language) => Promise<Omit<Attachment, "name">>;

/** Old waiting mail indicates an unreachable mail server. */
type OutboxCounts = {
  waiting: number;
  oldestWaitingSince: Date | null;
  lastError: string | null;
  dead: number;
};

export type DeadLetters = {
  retry(id: string, now: Date): Promise<"queued_again" | "not_dead">;
  /** For an invalid address: removes the mail and its content. */
  drop(id: string): Promise<"dropped" | "not_dead">;
  counts(): Promise<OutboxCounts>;
};

/** Mail that a demonstration keeps instead of sending. */
export type KeptMail = {
  /** Keeps all waiting mail. */
  keepWaiting(now: Date): Promise<number>;
  newest(filter: { to?: string; most: number }): Promise<Array<StoredMail & { sentAt: Date }>>;
  find(id: string): Promise<(StoredMail & { sentAt: Date }) | null>;
};
