/** Hands over one webhook and tells the status it was answered with. */
export type Deliver<Webhook> = (webhook: Webhook) => Promise<number>;

/**
 * Webhooks wait here until a test delivers them: in order, the other way round, several times over, or never. What is
 * not answered with 2xx stays and is delivered again next time, as providers do.
 */
export function fakeMailman<Webhook>() {
  let waiting: Webhook[] = [];
  return {
    post: (webhook: Webhook) => void waiting.push(webhook),
    waiting: (): readonly Webhook[] => waiting,
    /** Lost on the way. */
    drop: () => {
      waiting = [];
    },
    deliver: async (
      deliver: Deliver<Webhook>,
      { times = 1, backwards = false }: { times?: number; backwards?: boolean } = {},
    ): Promise<number[]> => {
      const round = backwards ? waiting.toReversed() : waiting;
      waiting = [];
      const statuses: number[] = [];
      for (const webhook of round) {
        for (let time = 0; time < times; time++) statuses.push(await deliver(webhook));
        if ((statuses.at(-1) ?? 500) >= 300) waiting.push(webhook);
      }
      return statuses;
    },
  };
}
