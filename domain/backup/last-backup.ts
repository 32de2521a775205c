/** A nightly backup, and most of a day to notice that it did not come. */
const oldAfterMs = 36 * 3_600_000;

/** Whether staff should hear of it: there is none, or the last good one is old. */
export const isBackupDue = (lastTakenAt: Date | null, now: Date): boolean =>
  lastTakenAt === null || now.getTime() - lastTakenAt.getTime() > oldAfterMs;
