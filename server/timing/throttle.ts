/** Runs at once, then at most once per `ms`, with a last run for changes in between. */
export function throttle(ms: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let asked = false;
  let stopped = false;
  const underWay = new Set<Promise<void>>();
  const begin = (): void => {
    asked = false;
    const begun = work().finally(() => underWay.delete(begun));
    underWay.add(begun);
  };
  const run = (): void => {
    begin();
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) run();
    }, ms);
    timer.unref();
  };
  return {
    ask: (): void => {
      if (stopped) return;
      if (timer) asked = true;
      else run();
    },
    /** What was asked for is done, and nothing is begun after it. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      if (asked) begin();
      await Promise.all(underWay);
    },
  };
}
