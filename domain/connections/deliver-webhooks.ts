import { afterAttempt, type NextStep } from "./after-attempt.ts";
import type { ClaimedDelivery, SendOutcome } from "./webhook.ts";

type Needs = Readonly<{
  /** Due deliveries, a few per endpoint, leased so that no other instance sends them. */
  claim: () => Promise<readonly ClaimedDelivery[]>;
  send: (delivery: ClaimedDelivery) => Promise<SendOutcome>;
  settle: (delivery: ClaimedDelivery, outcome: SendOutcome, next: NextStep) => Promise<void>;
}>;

/** Sends due deliveries. After a crash another instance repeats leased ones, so a receiver may get one twice, with the same id. */
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
