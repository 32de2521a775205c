import type { Round } from "#domain/mail/deliver-mail.ts";

/** Retries and mail of instances that died fall due while nobody calls. */
const pollMs = 2_000;
/** One mail server serves everyone: while it is away, one try now and then is enough. */
const restMs = 30_000;
/** Long enough for a mail under way, short enough for whoever stops the program. */
const patienceMs = 8_000;

type Needs = {
  deliverDue: () => Promise<Round>;
  /** Breaks off what is under way; it is then settled as not sent. */
  abandon: () => void;
  onFailure: (error: unknown) => void;
};

export type MailWorker = {
  /** Mail was queued and committed: no need to wait for the next look. */
  nudge: () => void;
  /** Finishes the mail under way. */
  stop: () => Promise<void>;
};

export function sendMail({ deliverDue, abandon, onFailure }: Needs): MailWorker {
  const stopping = new AbortController();
  let nudged = false;
  let resting = false;
  let wake = () => {};

  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      nudged = false;
      const round = await deliverDue().catch((error: unknown): Round => {
        onFailure(error);
        return { handled: 0, unavailable: true };
      });
      if (stopping.signal.aborted) return;
      resting = round.unavailable;
      if (resting) await sleep(restMs);
      else if (round.handled === 0 && !nudged) await sleep(pollMs);
    }
  };
  const done = work();

  return {
    nudge: () => {
      nudged = true;
      if (!resting) wake();
    },
    stop: async () => {
      stopping.abort();
      wake();
      const lostPatience = setTimeout(abandon, patienceMs);
      await done;
      clearTimeout(lostPatience);
    },
  };
}
