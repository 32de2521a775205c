import { inLane } from "./lanes.ts";

/** A longer statement would delay the donors behind it. */
const maxAtOnce = 50;
/** A longer queue means that nothing moves, so new items are refused. */
const maxWaiting = 2_000;
/** Half of the connections: individual retries leave the rest to others. */
const aloneAtOnce = 5;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

export class TooBusy extends Error {
  readonly code = "too_busy";
  constructor() {
    super("More wait for the database than it can serve");
  }
}

/**
 * Items that arrive during a run share the next statement and commit. `work` is atomic and returns answers in order.
 * If one item makes it fail, each is retried alone; if the database is unavailable, all fail at once.
 */
export function inBatches<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let underWay = false;

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new TooBusy());
      waiting.push({ item, resolve, reject });
      if (!underWay) void serve();
    });

  async function serve(): Promise<void> {
    underWay = true;
    await new Promise(setImmediate);
    while (waiting.length > 0) await serveBatch(waiting.splice(0, maxAtOnce));
    underWay = false;
  }

  async function serveBatch(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      // Batches contain donations, so they use that pool.
      const answers = await inLane("giving", () => work(batch.map(({ item }) => item)));
      if (answers.length !== batch.length)
        throw new Error(`Asked ${batch.length}, answered ${answers.length}`);
      batch.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      if (batch.length > 1 && isOfData(error)) await serveAlone([...batch]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function serveAlone(left: Waiting<Item, Answer>[]): Promise<void> {
    const serveNext = async (): Promise<void> => {
      for (let one = left.shift(); one; one = left.shift()) await serveBatch([one]);
    };
    await Promise.all(Array.from({ length: aloneAtOnce }, serveNext));
  }
}

/** Data errors and constraint violations (classes 22 and 23), deadlocks, serialization failures. */
const isOfData = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?:22|23)|^40(?:P01|001)$/.test(String(error.code));
