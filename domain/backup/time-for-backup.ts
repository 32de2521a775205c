const hourMs = 3_600_000;
const oncePerNightMs = 20 * hourMs;
/** If the server was off at night, back up now. */
const lateAfterMs = 26 * hourMs;

/** Once a night; by day only if the night was missed. */
export function isTimeForBackup(lastTakenAt: Date | null, now: Date, isNight: boolean): boolean {
  const ageMs = lastTakenAt === null ? Number.POSITIVE_INFINITY : now.getTime() - lastTakenAt.getTime();
  return ageMs > (isNight ? oncePerNightMs : lateAfterMs);
}
