import type { Language, Localized } from "#domain/language.ts";
import type { EmailPurpose } from "#domain/email-purposes.ts";

/** One recipient's email, while it is ours to send. */
export type ClaimedEmail = Readonly<{
  /** The same at every attempt, so that receivers detect a repetition. */
  id: string;
  campaignId: string;
  contactId: string;
  purpose: EmailPurpose;
  address: string;
  name: string | null;
  language: Language;
  subject: Localized;
  body: Localized;
  /** Including this one. */
  attempts: number;
  /** Exclusive until then; also proves on settlement that the email is still ours. */
  leaseUntil: Date;
}>;

/** `unavailable`: our mail server never got it. `deferred`: may succeed later, or unknown. */
export type SendOutcome = Readonly<
  { kind: "accepted" } | { kind: "refused" | "deferred" | "unavailable"; reason: string }
>;

export type EmailSettlement = Readonly<
  | { state: "SENT"; at: Date }
  | { state: "QUEUED"; dueAt: Date; attempts: number; reason: string; slowDomain: boolean }
  | { state: "REFUSED"; reason: string; isUndeliverable: boolean }
>;

export type EmailQueue = Readonly<{
  /** Starts planned campaigns whose time has come: their recipients are chosen now. */
  startDue(now: Date): Promise<void>;
  /** Recipients whose turn it is, each for one instance; consent is checked again here. */
  claim(most: number, now: Date): Promise<ClaimedEmail[]>;
  /** Does nothing if the lease expired and another instance took over. */
  settle(email: ClaimedEmail, settlement: EmailSettlement): Promise<void>;
  /** Ends campaigns without waiting recipients, and pauses those with too many bounces. */
  conclude(now: Date, hadRefusals: boolean): Promise<void>;
}>;

type Needs = Readonly<{
  queue: EmailQueue;
  send: (email: ClaimedEmail) => Promise<SendOutcome>;
  clock: () => Date;
  random: () => number;
  pause: (ms: number) => Promise<unknown>;
  report: (event: { event: "campaign_email_failed"; emailId: string; error: unknown }) => void;
}>;

export type Round = { handled: number; unavailable: boolean };

/** One round: claims what may go now, sends it and stores each result at once. */
export const sendDueEmails = (needs: Needs, most: number) => async (): Promise<Round> => {
  const { queue, clock } = needs;
  await queue.startDue(clock());
  const emails = await queue.claim(most, clock());
  const ended = await Promise.allSettled(emails.map((email) => sendOne(needs, email)));
  const outcomes = ended.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
  await queue.conclude(clock(), outcomes.includes("refused"));
  return { handled: emails.length, unavailable: outcomes.includes("unavailable") };
};

async function sendOne(needs: Needs, email: ClaimedEmail): Promise<SendOutcome["kind"]> {
  const outcome = await attempt(needs, email);
  await settle(needs, email, settlementFor(outcome, email.attempts, needs.clock(), needs.random()));
  return outcome.kind;
}

/** Doubling from one second: about half a minute for the database to come back after sending. */
const settleTries = 6;
const firstSettlePauseMs = 1_000;

/** Forgetting a sent email would send it again, so storing the result is retried. */
async function settle(
  { queue, pause }: Needs,
  email: ClaimedEmail,
  settlement: EmailSettlement,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await queue.settle(email, settlement);
    } catch (error) {
      if (tries === settleTries) throw error;
      await pause(firstSettlePauseMs * 2 ** (tries - 1));
    }
  }
}

async function attempt({ send, report }: Needs, email: ClaimedEmail): Promise<SendOutcome> {
  try {
    return await send(email);
  } catch (error) {
    report({ event: "campaign_email_failed", emailId: email.id, error });
    return { kind: "deferred", reason: "surprise" };
  }
}

const minuteMs = 60_000;
/** A campaign is news for a day; after that a waiting email is given up. */
export const retryDelaysMs = [5, 15, 60, 240, 720].map((minutes) => minutes * minuteMs);
/** An unreachable server says nothing about the recipient: it costs no attempt. */
const unavailablePauseMs = minuteMs;

/** The mailbox does not exist or is closed (RFC 3463). Other refusals are about our mail, not about the address. */
const undeliverable = /\b5\.(?:1\.(?:1|2|10)|2\.1)\b/;

export function settlementFor(
  outcome: SendOutcome,
  attempts: number,
  now: Date,
  random: number,
): EmailSettlement {
  switch (outcome.kind) {
    case "accepted":
      return { state: "SENT", at: now };
    case "refused":
      return {
        state: "REFUSED",
        reason: outcome.reason,
        isUndeliverable: outcome.reason === "address_unusable" || undeliverable.test(outcome.reason),
      };
    case "unavailable":
      return waiting(outcome.reason, attempts - 1, later(now, unavailablePauseMs), false);
    case "deferred": {
      const delay = retryDelaysMs[attempts - 1];
      if (delay === undefined) return { state: "REFUSED", reason: outcome.reason, isUndeliverable: false };
      // Spread, so that those who waited together do not return together.
      return waiting(outcome.reason, attempts, later(now, delay * (1 + random / 2)), true);
    }
  }
}

const waiting = (reason: string, attempts: number, dueAt: Date, slowDomain: boolean): EmailSettlement => ({
  state: "QUEUED",
  dueAt,
  attempts,
  reason,
  slowDomain,
});

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
