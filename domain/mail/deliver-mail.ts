import type { MailMessage, StoredMail } from "./mail.ts";
import type { ClaimedMail, Outbox, SendOutcome, Settlement, Transport } from "./ports.ts";

/** Doubling from one second: about half a minute for the database to come back after sending. */
const settleTries = 6;
const firstSettlePauseMs = 1_000;

export type DeliveryEvent =
  | { event: "mail_settled"; mailId: string; kind: string; state: Settlement["state"]; reason?: string }
  | { event: "mail_surprise"; mailId: string; kind: string; error: unknown };

type Needs = {
  outbox: Outbox;
  transport: Transport;
  prepare: (mail: StoredMail) => Promise<MailMessage | null>;
  clock: () => Date;
  pause: (ms: number) => Promise<unknown>;
  report: (event: DeliveryEvent) => void;
};

export type Round = { handled: number; unavailable: boolean };

/** Claims due mail, sends it, and stores each result at once. */
export const deliverDueMail = (needs: Needs, most: number) => async (): Promise<Round> => {
  const mails = await needs.outbox.claim(most, needs.clock());
  // All finish before anything is thrown: shutdown waits for this round.
  const ended = await Promise.allSettled(mails.map((mail) => deliver(needs, mail)));
  const outcomes = ended.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
  return { handled: mails.length, unavailable: outcomes.includes("unavailable") };
};

async function deliver(needs: Needs, mail: ClaimedMail): Promise<SendOutcome["kind"] | "untried"> {
  const end = deadBeforeTrying(mail, needs.clock());
  if (end) {
    await settle(needs, mail, end);
    return "untried";
  }
  const outcome = await attempt(needs, mail);
  const settlement: Settlement =
    outcome === "nothing_to_say" ? { state: "FORGOTTEN" } : settlementFor(outcome, mail, needs.clock());
  await settle(needs, mail, settlement);
  return outcome === "nothing_to_say" ? "untried" : outcome.kind;
}

async function attempt(
  { prepare, transport, report }: Needs,
  mail: ClaimedMail,
): Promise<SendOutcome | "nothing_to_say"> {
  try {
    const message = await prepare(mail);
    return message ? await transport.send(message) : "nothing_to_say";
  } catch (error) {
    // A mail that cannot be made now must not delay the others.
    report({ event: "mail_surprise", mailId: mail.id, kind: mail.kind, error });
    return { kind: "deferred", reason: "surprise" };
  }
}

/** Forgetting a sent mail would send it again, so storing the result is retried. */
async function settle(needs: Needs, mail: ClaimedMail, settlement: Settlement): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await needs.outbox.settle(mail, settlement);
      break;
    } catch (error) {
      if (tries === settleTries) throw error;
      await needs.pause(firstSettlePauseMs * 2 ** (tries - 1));
    }
  }
  const reason = "error" in settlement ? { reason: settlement.error } : {};
  needs.report({
    event: "mail_settled",
    mailId: mail.id,
    kind: mail.kind,
    state: settlement.state,
    ...reason,
  });
}

const minuteMs = 60_000;
/** Delays between attempts. Greylisting ends within an hour, a broken mailbox within days. */
export const retryDelaysMs = [1, 5, 15, 60, 180, 720, 1440, 1440].map((minutes) => minutes * minuteMs);
export const maxAttempts = retryDelaysMs.length + 1;
/** An unreachable server says nothing about the mail: it costs no attempt. */
const unavailablePauseMs = minuteMs;

/** Why a mail must not be tried, if so. */
export function deadBeforeTrying(
  mail: Pick<ClaimedMail, "attempts" | "expiresAt">,
  now: Date,
): Settlement | null {
  if (mail.expiresAt && mail.expiresAt <= now) return { state: "DEAD", error: "expired" };
  // Only attempts that were interrupted lead here.
  if (mail.attempts > maxAttempts) return { state: "DEAD", error: "never_finished" };
  return null;
}

export function settlementFor(
  outcome: SendOutcome,
  { attempts }: Pick<ClaimedMail, "attempts">,
  now: Date,
): Settlement {
  switch (outcome.kind) {
    case "accepted":
      return { state: "SENT", at: now };
    case "refused":
      return { state: "DEAD", error: outcome.reason };
    case "unavailable":
      return {
        state: "QUEUED",
        attempts: attempts - 1,
        nextAttemptAt: later(now, unavailablePauseMs),
        error: outcome.reason,
      };
    case "deferred": {
      const pause = retryDelaysMs[attempts - 1];
      if (pause === undefined) return { state: "DEAD", error: outcome.reason };
      return { state: "QUEUED", attempts, nextAttemptAt: later(now, pause), error: outcome.reason };
    }
  }
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
