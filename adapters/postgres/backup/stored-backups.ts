import type pg from "pg";
import type { Manifest } from "#domain/backup/manifest.ts";

export async function noteBackup(
  db: Pick<pg.Pool, "query">,
  { name, takenAt, archive }: Manifest,
  place: string,
): Promise<void> {
  await db.query("insert into backups (name, taken_at, place, bytes, sha256) values ($1, $2, $3, $4, $5)", [
    name,
    takenAt,
    place,
    archive.bytes,
    archive.sha256,
  ]);
}

export type LastBackup = Readonly<{
  name: string;
  takenAt: Date;
  place: string;
  bytes: number;
}>;

/** The last good backup that this database knows. */
export async function lastBackup(db: Pick<pg.Pool, "query">): Promise<LastBackup | null> {
  const { rows } = await db.query<LastBackup>(
    `select name, taken_at as "takenAt", place, bytes from backups order by taken_at desc limit 1`,
  );
  return rows[0] ?? null;
}
