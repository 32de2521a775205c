/**
 * For work that holds the processor for milliseconds and waits for nothing: each begins in a round of its own of the event loop, so that
 * whatever came in meanwhile, a gift say, is served between any two of them.
 */
export function oneARound(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => new Promise<void>((go) => void setImmediate(go))));
}
