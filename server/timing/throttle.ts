/**
 * Does it at once, and after that at most once in so many milliseconds, a last time for whatever came in between: readers see a
 * change immediately, and a flood of changes costs little.
 */
export function throttle(ms: number, work: () => void): () => void {
  let resting = false;
  let asked = false;
  const run = (): void => {
    resting = true;
    asked = false;
    work();
    setTimeout(() => {
      resting = false;
      if (asked) run();
    }, ms).unref();
  };
  return () => {
    if (resting) asked = true;
    else run();
  };
}
