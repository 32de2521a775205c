/** Longer than a usual `archive_timeout`, short enough to notice a loss early. */
const oldAfterMs = 15 * 60_000;

/** A server that archives its WAL for point-in-time recovery. */
export type LogArchive = Readonly<{ lastArchivedAt: Date | null; serverStartedAt: Date }>;

/** Minutes without an archived segment, if staff should be alerted. The site writes constantly, so silence means a fault. */
export function minutesUnarchived({ lastArchivedAt, serverStartedAt }: LogArchive, now: Date): number | null {
  const ageMs = now.getTime() - Math.max(lastArchivedAt?.getTime() ?? 0, serverStartedAt.getTime());
  return ageMs > oldAfterMs ? Math.floor(ageMs / 60_000) : null;
}
