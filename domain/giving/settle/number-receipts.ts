/** One transaction numbers so many: its lock is short, and on a great day few are needed. */
export const receiptsAtOnce = 500;

type Needs = {
  /** Oldest first, without gaps. */
  numberNext: (most: number, at: Date) => Promise<readonly unknown[]>;
  clock: () => Date;
};

/** On a busy day new receipts arrive faster than one round takes, so repeat until none waits. */
export const numberReceipts =
  ({ numberNext, clock }: Needs) =>
  async (): Promise<void> => {
    while ((await numberNext(receiptsAtOnce, clock())).length === receiptsAtOnce);
  };
