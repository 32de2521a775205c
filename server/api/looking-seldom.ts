/** More than any test requests of one call. */
const always = 200;
const thenEveryMs = 1000;

/** Checking an answer costs more than a small call. Checks the first answers of each call, then one a second. */
export function lookingSeldom(now: () => number = () => performance.now()): () => boolean {
  let looks = 0;
  let nextAt = 0;
  return () => {
    if (looks < always) {
      looks += 1;
      return true;
    }
    if (now() < nextAt) return false;
    nextAt = now() + thenEveryMs;
    return true;
  };
}
