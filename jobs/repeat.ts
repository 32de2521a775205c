export type Repeated = { nudge: () => void; stop: () => Promise<void> };
type Options = { everyMs: number; onFailure: (error: unknown) => void };

/** Does a piece of work over and over, one at a time; at once when nudged. Stopping waits for the piece under way. */
export function repeat(work: () => Promise<unknown>, { everyMs, onFailure }: Options): Repeated {
  let stopped = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | null = null;

  const round = (): void => {
    clearTimeout(timer);
    if (underWay) {
      again = true;
      return;
    }
    again = false;
    underWay = work()
      .then(() => {}, onFailure)
      .finally(() => {
        underWay = null;
        if (stopped) return;
        if (again) round();
        else timer = setTimeout(round, everyMs);
      });
  };
  round();
  return {
    nudge: () => !stopped && round(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
