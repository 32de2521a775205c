import type pg from "pg";
import type { Incident, PartState } from "#domain/running/status.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

/**
 * Records the state of each part this minute. Missing minutes mean that nothing could be written: no instance or no
 * database. That is an incident too, known afterwards.
 */
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

/** Of the last ninety days. */
export async function storedIncidents(pool: pg.Pool): Promise<Incident[]> {
  const { rows } = await pool.query<Incident>(
    `select part, state, began_at as "beganAt", ended_at as "endedAt" from incidents
     where coalesce(ended_at, now()) > now() - interval '90 days' order by began_at desc, id desc limit 200`,
  );
  return rows;
}
