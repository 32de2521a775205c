import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Localized } from "#domain/language.ts";
import type { Maintenance, MaintenanceToAnnounce } from "#domain/running/status.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

/** Includes past ones: incidents within them were planned. */
export async function storedMaintenance(pool: pg.Pool): Promise<Maintenance[]> {
  const { rows } = await pool.query<{ id: string; beginsAt: Date; endsAt: Date; words: Localized }>(
    `select id, begins_at as "beginsAt", ends_at as "endsAt", words from maintenance_windows
     where cancelled_at is null and ends_at > now() - interval '90 days' order by begins_at`,
  );
  return rows;
}

/** The same id again changes nothing. */
export const announceMaintenance = (
  pool: pg.Pool,
  { id, beginsAt, endsAt, words }: MaintenanceToAnnounce,
  by: Caller,
) =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into maintenance_windows (id, begins_at, ends_at, words, entered_by) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [id, beginsAt, endsAt, JSON.stringify(words), by.actor.userId],
    );
    if (rowCount !== 1) return;
    const after = { beginsAt, endsAt };
    await writeAudit(client, {
      ...by,
      action: "maintenance.announced",
      subject: { kind: "maintenance", id },
      after,
    });
  });

export const cancelMaintenance = (pool: pg.Pool, id: string, by: Caller): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      "update maintenance_windows set cancelled_at = now() where id::text = $1 and cancelled_at is null",
      [id],
    );
    if (rowCount !== 1) return false;
    await writeAudit(client, {
      ...by,
      action: "maintenance.cancelled",
      subject: { kind: "maintenance", id },
    });
    return true;
  });
