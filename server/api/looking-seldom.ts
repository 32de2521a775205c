/** More than any test asks of one call. */
const always = 200;
const thenEveryMs = 1000;

/**
 * Looking at an answer reads it a second time, which costs a small call more than its work. The first answers of a call are all
 * looked at, and after that one a second: what is wrong is still found, and many who ask at once do not pay for it.
 */
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
