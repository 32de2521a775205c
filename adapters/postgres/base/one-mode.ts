import type pg from "pg";
import { demoAccounts } from "#domain/accounts/demo-accounts.ts";
import { inTransaction } from "./in-transaction.ts";
import { StartRefusal } from "../../start-refusal.ts";

type Mode = "demo" | "production";

/** A database keeps its first mode. Older ones are judged by content: only a demonstration has sandbox payments and seeded people. */
export async function keepToOneMode(pool: pg.Pool, mode: Mode): Promise<void> {
  const used = (await markedAs(pool)) ?? ((await holdsDemonstration(pool)) ? "demo" : null);
  if (used === "demo" && mode === "production") {
    throw new StartRefusal(
      "This database holds a demonstration, with made-up gifts and people who came in with one click. Production starts with a database of its own: create an empty one and set DATABASE_URL to it.",
    );
  }
  if (used === "production" && mode === "demo") {
    throw new StartRefusal(
      "This database is in use by production, and a demonstration would let anyone in. Set APP_MODE=production, or give the demonstration another database.",
    );
  }
  if (mode === "production") await forgetDemonstration(pool);
  await pool.query("insert into database_mode (mode) values ($1) on conflict do nothing", [mode]);
}

async function markedAs(pool: pg.Pool): Promise<Mode | null> {
  const { rows } = await pool.query<{ mode: Mode }>("select mode from database_mode");
  return rows[0]?.mode ?? null;
}

async function holdsDemonstration(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ holds: boolean }>(
    `select exists (select from users where id in ('demo-donor', 'demo-auditor', 'demo-staff', 'demo-admin'))
       or exists (select from payment_attempts where provider = 'sandbox') as holds`,
  );
  return rows[0]?.holds ?? false;
}

/** Access gained during a demonstration is removed. */
async function forgetDemonstration(pool: pg.Pool): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const people = "(select id from users where email = any($1))";
  await inTransaction(pool, async (client) => {
    await client.query("set local open_hand.forgetting_a_demonstration = 'yes'");
    await client.query(`delete from sessions where method = 'demo' or user_id in ${people}`, [emails]);
    await client.query(`delete from passkeys where user_id in ${people}`, [emails]);
    await client.query(
      "update users set role = 'DONOR', updated_at = now() where email = any($1) and role <> 'DONOR'",
      [emails],
    );
  });
}
