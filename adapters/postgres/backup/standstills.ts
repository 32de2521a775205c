import type pg from "pg";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";
import type { LastReceipts } from "#domain/backup/resume-after-restore.ts";
import type { Standstill } from "#domain/backup/standstill.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

export async function hasStandstills(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>("select to_regclass('standstills') is not null as has");
  return rows[0]?.has ?? false;
}

export async function refuseUnprepared(db: Pick<pg.Pool, "query">): Promise<void> {
  if (await hasStandstills(db)) return;
  throw new StartRefusal(
    "The database was not yet prepared by this version: start it once, or save it with the version that runs.",
  );
}

/** The last transaction of a recovery. The server forgets it when it is restarted. */
export async function lastReplayedAt(db: Pick<pg.Pool, "query">): Promise<Date> {
  const { rows } = await db.query<{ at: Date | null }>("select pg_last_xact_replay_timestamp() as at");
  if (rows[0]?.at) return rows[0].at;
  throw new StartRefusal(
    "The server does not know how far it was recovered, because it was not recovered or was restarted since. Give the time of the last transaction in its log (last completed transaction was at log time …) instead of latest.",
  );
}

/** Tables of an earlier version skip only from their own numbers. */
function refuseTakenNumbers(goesOnAfter: LastReceipts, elsewhere: LastReceipts): void {
  if (Object.entries(goesOnAfter).every(([year, last]) => last > (elsewhere[year] ?? 0))) return;
  throw new StartRefusal("The copy was not yet prepared by this version: start it once, then let it go on.");
}

/** Null: no restored copy, or resumed. */
export async function currentStandstill(db: Pick<pg.Pool, "query">): Promise<Standstill | null> {
  const { rows } = await db.query<Standstill>(
    `select id, backup_name as "backupName", backup_taken_at as "backupTakenAt", began_at as "beganAt"
     from standstills where ended_at is null`,
  );
  return rows[0] ?? null;
}

/** For a database restored by other means. False: already paused. */
export async function beginStandstill(
  db: Pick<pg.Pool, "query">,
  { name, takenAt }: Readonly<{ name: string; takenAt: Date }>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into standstills (backup_name, backup_taken_at) values ($1, $2) on conflict do nothing",
    [name, takenAt],
  );
  return rowCount === 1;
}

type Ending = Readonly<{
  by: Pick<AuditEntry, "actor" | "requestId">;
  thisYear: number;
  /** Numbers issued elsewhere and missing in this copy, as far as known. */
  elsewhere: LastReceipts;
  note: (goesOnAfter: LastReceipts) => Promise<void>;
}>;

/** Resumes jobs, mail and payments. Receipt numbers skip a gap in each year in which some may have been issued since the backup. */
export const endStandstill = (
  pool: pg.Pool,
  { by, thisYear, elsewhere, note }: Ending,
): Promise<"ended" | "none"> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      "select id from standstills where ended_at is null for update",
    );
    if (!rows[0]) return "none";
    const { id } = rows[0];
    // Last year's donations are still entered this year.
    const { rows: gaps } = await client.query<{ year: number; goesOnAfter: number }>(
      `insert into receipt_gaps (year, last_before, goes_on_after, standstill_id)
       select year, 0, coalesce(($3::jsonb->>year::text)::int, 0) + 1, $1 from standstills s, lateral generate_series(
         least((select min(year) from receipt_counters), extract(year from s.backup_taken_at)::int - 1), $2::int) year
       where s.id = $1
       returning year, goes_on_after as "goesOnAfter"`,
      [id, thisYear, elsewhere],
    );
    const goesOnAfter = Object.fromEntries(gaps.map((gap) => [gap.year, gap.goesOnAfter]));
    refuseTakenNumbers(goesOnAfter, elsewhere);
    await note(goesOnAfter);
    await client.query("update standstills set ended_at = now(), ended_by = $2 where id = $1", [
      id,
      by.actor === "program" ? "operator" : by.actor.userId,
    ]);
    await writeAudit(client, {
      ...by,
      action: "standstill.ended",
      subject: { kind: "standstill", id: String(id) },
    });
    return "ended";
  });
