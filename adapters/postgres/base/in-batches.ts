import { inLane } from "./lanes.ts";

/** Enough for a great day; a longer statement would make the donors behind it wait. */
const maxAtOnce = 50;
/** More wait only where nothing moves any more; whoever comes then is better told so than kept. */
const maxWaiting = 2_000;
/** Half of the connections there are: who is tried alone leaves the rest to the others. */
const aloneAtOnce = 5;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** So many wait already that one more would wait in vain. */
export class TooBusy extends Error {
  readonly code = "too_busy";
  constructor() {
    super("More wait for the database than it can serve");
  }
}

/**
 * Those who come in the same moment are served together. Whoever comes alone is served at once; while that is under way the
 * next ones gather, and then share one statement, one commit and one wait for the disk. `work` does all or nothing and
 * answers in the order it was asked. If it fails because of what one of them brought, each is tried alone, so that
 * nobody fails for another's sake; if the database is away it is away for all, and all are told at once.
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
      // Of many, whoever came first, and of every gift.
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

/** Of what was brought, or of two who met: a value or a rule (classes 22 and 23), a deadlock, a serialization. */
const isOfData = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?:22|23)|^40(?:P01|001)$/.test(String(error.code));
