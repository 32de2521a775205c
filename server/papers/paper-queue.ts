/** A longer queue would answer too late. */
const maxPatient = 50;
/** Receipts are asked for by the mail, which tries again; still there is an end to what memory holds. */
const maxUrgent = 500;

/** Why a paper was not made. Nothing is wrong with it: asked for again, it is made. */
export class PaperNotMade extends Error {
  readonly reason: "busy" | "nobody_waits";
  constructor(reason: PaperNotMade["reason"]) {
    super(`A paper was not made: ${reason}`);
    this.reason = reason;
  }
}

type Job<Made> = { urgent: boolean; make: () => Promise<Made>; signal?: AbortSignal | undefined };
type Waiting = { begin: () => Promise<void>; signal?: AbortSignal | undefined; drop: () => void };

/** One PDF at a time, urgent ones first. Skips callers who have left, and refuses at once when full. */
export function paperQueue() {
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  let busy = false;

  const next = (): void => {
    if (busy) return;
    const job = urgent.shift() ?? patient.shift();
    if (!job) return;
    if (job.signal?.aborted) {
      job.drop();
      return next();
    }
    busy = true;
    void job.begin().finally(() => {
      busy = false;
      next();
    });
  };

  return <Made>(job: Job<Made>): Promise<Made> =>
    new Promise((resolve, reject) => {
      const [line, most] = job.urgent ? [urgent, maxUrgent] : [patient, maxPatient];
      if (line.length >= most) return reject(new PaperNotMade("busy"));
      line.push({
        signal: job.signal,
        begin: () => job.make().then(resolve, reject),
        drop: () => reject(new PaperNotMade("nobody_waits")),
      });
      next();
    });
}
