export type Repeated = { runNow: () => void; stop: () => Promise<void> };

/**
 * Does a piece of work over and over, one at a time; at once when asked. The work answers in how many milliseconds it
 * wants to be done again; null: not any more. Stopping waits for the piece under way. The first piece is done after `afterMs`.
 */
export function repeat(work: () => Promise<number | null>, afterMs = 0): Repeated {
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
    underWay = work().then((nextInMs) => {
      underWay = null;
      if (stopped) return;
      if (again) round();
      else if (nextInMs !== null) timer = setTimeout(round, nextInMs);
    });
  };
  if (afterMs > 0) timer = setTimeout(round, afterMs);
  else round();
  return {
    runNow: () => !stopped && round(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
