import type { ClaimedMail, SendOutcome, Settlement } from "./ports.ts";

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
