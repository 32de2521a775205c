import { getPriority, setPriority } from "node:os";

/** Of 20, where 0 is the usual priority. */
const niceness = 15;

/** Receipts must not take the processor from donations at a peak. Only on Linux: elsewhere it would slow the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === "linux") setPriority(Math.max(getPriority(), niceness));
}
