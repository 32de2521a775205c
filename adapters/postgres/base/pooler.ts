import type pg from "pg";
import { StartRefusal } from "../../start-refusal.ts";

/** PgBouncer in transaction mode keeps no session: no named statements, settings, locks or listening. */
const around = new WeakMap<pg.Pool, pg.Pool>();

/** Session work of `pool` uses `direct`. */
export function goAround(pool: pg.Pool, direct: pg.Pool): void {
  around.set(pool, direct);
}

/** For locks and settings that last as long as the connection. */
export const sessionsOf = (pool: pg.Pool): pg.Pool => around.get(pool) ?? pool;

/** A named statement would be missing on another connection. */
export function forgetNames(client: pg.PoolClient): void {
  const send = client.query.bind(client);
  Object.defineProperty(client, "query", {
    value: (asked: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(send, client, [withoutName(asked), ...rest]),
  });
}

function withoutName(asked: unknown): unknown {
  if (typeof asked !== "object" || asked === null || !("name" in asked) || !("text" in asked)) return asked;
  const { name: _, ...statement } = asked;
  return statement;
}

/** Sets these on the role, because a pooler drops connection settings. */
export async function keepSettings(pool: pg.Pool, settings: Readonly<Record<string, string>>): Promise<void> {
  const direct = sessionsOf(pool);
  for (const [name, value] of Object.entries(settings))
    await direct.query(
      `do $$ begin execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}'); end $$`,
    );
  const { rows } = await pool.query<{ zone: string }>("select current_setting('TimeZone') as zone");
  if (rows[0]?.zone !== settings["timezone"])
    throw new StartRefusal(
      "The pooler of DATABASE_URL still has connections from before the program's role was prepared: have it connect again (RECONNECT in PgBouncer's console), and start again.",
    );
}
