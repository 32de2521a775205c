/** One nightly backup plus time to notice a missing one. */
const oldAfterMs = 36 * 3_600_000;

/** Whether to alert staff: there is no backup, or the last good one is old. */
export const isBackupDue = (lastTakenAt: Date | null, now: Date): boolean =>
  lastTakenAt === null || now.getTime() - lastTakenAt.getTime() > oldAfterMs;
