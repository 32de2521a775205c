import { afterAttempt, type NextStep } from "./after-attempt.ts";
import type { ClaimedDelivery, SendOutcome } from "./webhook.ts";

type Needs = Readonly<{
  /** What is due, a few for each endpoint, held for a while so that no other instance sends it, too. */
  claim: () => Promise<readonly ClaimedDelivery[]>;
  send: (delivery: ClaimedDelivery) => Promise<SendOutcome>;
  settle: (delivery: ClaimedDelivery, outcome: SendOutcome, next: NextStep) => Promise<void>;
}>;

/**
 * Sends what is due until nothing is, or the program stops. A killed program has held its messages for some minutes and another sends them
 * then, so a receiver may get one twice; its id stays the same.
 */
export const deliverWebhooks =
  (needs: Needs) =>
  async (stopping?: AbortSignal): Promise<void> => {
    for (;;) {
      const sent = await sendDue(needs);
      if (sent === 0 || stopping?.aborted) return;
    }
  };

async function sendDue({ claim, send, settle }: Needs): Promise<number> {
  const due = await claim();
  const ended = await Promise.allSettled(
    due.map(async (delivery) => {
      const outcome = await send(delivery);
      const { attempts, failingSince } = delivery;
      const { status, at } = outcome;
      await settle(delivery, outcome, afterAttempt({ attempts, status, at, failingSince }));
    }),
  );
  for (const one of ended) if (one.status === "rejected") throw one.reason;
  return due.length;
}
