import { getPriority, setPriority } from "node:os";

/** Of twenty, where nought is usual: what is left of a busy machine still draws a paper now and then. */
const niceness = 15;

/**
 * Whatever this thread computes waits for those who answer donors. On a great day receipts are drawn as fast as gifts
 * come in, and would take half of a small machine from the gifts themselves. Elsewhere than on Linux this would hold for
 * the whole program, so there it is left alone.
 */
export function lowerThreadPriority(): void {
  if (process.platform === "linux") setPriority(Math.max(getPriority(), niceness));
}
