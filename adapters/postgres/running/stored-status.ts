import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Localized } from "#domain/language.ts";
import type { Incident, PartState, Maintenance, MaintenanceToAnnounce } from "#domain/running/status.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

/** A missing minute means that no instance or no database was running, which is an incident too. */
export const noteStatus = (pool: pg.Pool, states: Readonly<Record<Incident["part"], PartState>>) =>
  inTransaction(pool, async (client) => {
    await lockByName(client, "status");
    await client.query(
      `insert into incidents (part, state, began_at, ended_at)
       select 'giving', 'down', at, now() from status_mark where at < now() - interval '5 minutes'
         and not exists (select from incidents where part = 'giving' and ended_at is null)`,
    );
    for (const part of ["giving", "mail"] as const) {
      const state = states[part];
      await client.query(
        "update incidents set ended_at = now() where part = $1 and ended_at is null and state <> $2",
        [part, state],
      );
      if (state !== "works")
        await client.query(
          `insert into incidents (part, state, began_at) values ($1, $2, now())
           on conflict (part) where ended_at is null do nothing`,
          [part, state],
        );
    }
    await client.query(
      "insert into status_mark (at) values (now()) on conflict (is_one) do update set at = excluded.at",
    );
  });

export async function storedIncidents(pool: pg.Pool): Promise<Incident[]> {
  const { rows } = await pool.query<Incident>(
    `select part, state, began_at as "beganAt", ended_at as "endedAt" from incidents
     where coalesce(ended_at, now()) > now() - interval '90 days' order by began_at desc, id desc limit 200`,
  );
  return rows;
}

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

type StoredStatusFacts = Readonly<{
  isWritable: boolean;
  alerts: readonly string[];
  mailIsLate: boolean;
  lastNoticeAt: Date | null;
}>;

/** One statement, because it is queried often. */
export async function statusFacts(pool: pg.Pool): Promise<StoredStatusFacts> {
  const { rows } = await pool.query<StoredStatusFacts>(
    `/* never null: isWritable, alerts, mailIsLate */
     select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable",
       array(select kind from alerts where ended_at is null) as alerts,
       exists (select from mail_outbox where state in ('QUEUED', 'SENDING') and created_at < now() - interval '30 minutes')
         and not exists (select from mail_outbox where sent_at > now() - interval '30 minutes') as "mailIsLate",
       (select max(last_accepted_at) from notice_health) as "lastNoticeAt"`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("The database said nothing about itself");
  return facts;
}
