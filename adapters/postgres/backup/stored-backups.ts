import type pg from "pg";
import type { Backup } from "#domain/backup/manifest.ts";
import type { Provider } from "#domain/giving/payment-report.ts";
import type { Fetched } from "#domain/giving/settle/fetch-lost-gifts.ts";
import type { RestoredCopy } from "#domain/giving/settle/fill-restored-copies.ts";
import { writeAudit } from "../audit/audit-log.ts";

export async function noteBackup(
  db: Pick<pg.Pool, "query">,
  { name, takenAt, archive }: Backup,
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

export async function lastBackup(db: Pick<pg.Pool, "query">): Promise<LastBackup | null> {
  const { rows } = await db.query<LastBackup>(
    `select name, taken_at as "takenAt", place, bytes from backups order by taken_at desc limit 1`,
  );
  return rows[0] ?? null;
}

const action = "standstill.fetched";

/** Providers forget after thirty days. The audit log records which ones were asked. */
export async function restoredCopies(pool: pg.Pool): Promise<RestoredCopy[]> {
  const { rows } = await pool.query<RestoredCopy>(
    `select s.id as "standstillId", s.backup_taken_at as "backupTakenAt", (
       select coalesce(array_agg(told.after->>'provider'), '{}') from audit_log told
       where told.subject_kind = 'standstill' and told.subject_id = s.id::text and told.action = $1) as asked
     from standstills s where s.ended_at > now() - interval '30 days' order by s.id`,
    [action],
  );
  return rows;
}

export const noteFetched = (
  pool: pg.Pool,
  { standstillId }: RestoredCopy,
  provider: Provider,
  fetched: Fetched,
): Promise<void> =>
  writeAudit(pool, {
    actor: "program",
    action,
    subject: { kind: "standstill", id: String(standstillId) },
    after: { provider, ...fetched },
  });
