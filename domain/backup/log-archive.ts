/** Longer than any usual `archive_timeout`, short enough that a night's loss is noticed in the evening. */
const oldAfterMs = 15 * 60_000;

/** Of a server that archives its log for recovery to a point in time. */
export type LogArchive = Readonly<{ lastArchivedAt: Date | null; serverStartedAt: Date }>;

/**
 * For how many minutes nothing has reached the archive, where staff should hear of it. The site writes all the time, so that a log that is not
 * handed on is a fault and never quiet.
 */
export function minutesUnarchived({ lastArchivedAt, serverStartedAt }: LogArchive, now: Date): number | null {
  const ageMs = now.getTime() - Math.max(lastArchivedAt?.getTime() ?? 0, serverStartedAt.getTime());
  return ageMs > oldAfterMs ? Math.floor(ageMs / 60_000) : null;
}
