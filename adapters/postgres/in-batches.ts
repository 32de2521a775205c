/** Enough for a great day; a longer statement would make the donors behind it wait. */
const mostAtOnce = 50;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Those who come in the same moment are served together. Whoever comes alone is served at once; while that is under way the
 * next ones gather, and then share one statement, one commit and one wait for the disk. `work` does all or nothing and
 * answers in the order it was asked; if it fails for many, each is tried alone, so that nobody fails for another's sake.
 */
export function inBatches<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let underWay = false;

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!underWay) void serve();
    });

  async function serve(): Promise<void> {
    underWay = true;
    await new Promise(setImmediate);
    while (waiting.length > 0) await serveTogether(waiting.splice(0, mostAtOnce));
    underWay = false;
  }

  async function serveTogether(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ item }) => item));
      if (answers.length !== batch.length)
        throw new Error(`Asked ${batch.length}, answered ${answers.length}`);
      batch.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await serveTogether([one]);
    }
  }
}
