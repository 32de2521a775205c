const hourMs = 3_600_000;
const oncePerNightMs = 20 * hourMs;
/** The server was off at night: better now than not at all. */
const lateAfterMs = 26 * hourMs;

/** Once a night, when hardly anybody gives; by day only where the night was missed. */
export function isTimeForBackup(lastTakenAt: Date | null, now: Date, isNight: boolean): boolean {
  const ageMs = lastTakenAt === null ? Number.POSITIVE_INFINITY : now.getTime() - lastTakenAt.getTime();
  return ageMs > (isNight ? oncePerNightMs : lateAfterMs);
}
