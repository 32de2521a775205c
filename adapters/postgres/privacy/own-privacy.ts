import type pg from "pg";
import type { OwnFile, OwnTable } from "#domain/privacy/own-files.ts";
import type { Person } from "#domain/privacy/person.ts";
import type { PrivacyAnswer } from "#domain/privacy/answers.ts";
import type { EndMonthlyGifts } from "#domain/privacy/ports.ts";
import { isOfDonor } from "../giving/shown-donations.ts";
import { lastDay } from "./locking.ts";
import type { PersonalTable } from "./personal-tables.ts";
import { bothUsed, presentTables } from "./present-tables.ts";

const maxLooks = 200;

export const ownPrivacy =
  (pool: pg.Pool) =>
  async ({ userId, email }: Person): Promise<PrivacyAnswer> => {
    const [locked, looks] = await Promise.all([
      pool.query<{ records: number; until: string | null; monthlyGifts: number }>(
        `select count(*) filter (where d.status not in ('FAILED', 'CANCELLED'))::int as records,
           max(${lastDay("coalesce(d.paid_at, d.created_at)")})
             filter (where d.status not in ('FAILED', 'CANCELLED'))::text as until,
           count(r.id)::int as "monthlyGifts"
         from donations d left join recurring_gifts r on r.id = d.id and r.status <> 'ENDED'
         where ${isOfDonor}`,
        [userId, email],
      ),
      pool.query<{ at: Date; action: string; role: string | null }>(
        `select at, action, actor_role as role from audit_log
         where about_user_id = $1 and actor_id is distinct from $1 order by id desc limit ${maxLooks}`,
        [userId],
      ),
    ]);
    const { records = 0, until = null, monthlyGifts = 0 } = locked.rows[0] ?? {};
    return {
      email,
      locked: { records, until },
      monthlyGifts,
      looks: looks.rows.map(({ at, ...look }) => ({ ...look, at: at.toISOString() })),
    };
  };

/** Whether the account has a role above DONOR, whatever its session allows. */
export const isStaff =
  (pool: pg.Pool) =>
  async ({ userId }: Person): Promise<boolean> => {
    const { rowCount } = await pool.query("select 1 from users where id = $1 and role <> 'DONOR'", [userId]);
    return rowCount === 1;
  };

/** A person's registrations, so that their places can be released. */
export const placesOf =
  (pool: pg.Pool) =>
  async (email: string): Promise<{ eventId: string; registrationId: string }[]> => {
    const { rows } = await pool.query<{ eventId: string; registrationId: string }>(
      `select event_id as "eventId", id as "registrationId" from event_registrations where lower(email) = lower($1)`,
      [email],
    );
    return rows;
  };

export const endMonthlyGiftsHere =
  (pool: pg.Pool): EndMonthlyGifts =>
  async ({ userId, email }) => {
    await pool.query(
      `update recurring_gifts r set status = 'ENDED', ended_at = now(), ended_because = 'donor' from donations d
       where d.id = r.id and r.status <> 'ENDED' and ${isOfDonor}`,
      [userId, email],
    );
    return "ended";
  };

/** All data about a person by table, without secrets. */
export const ownData = (pool: pg.Pool) =>
  async function* ({ userId, email }: Person): AsyncGenerator<OwnTable> {
    const whose = [userId, email.toLowerCase()];
    for (const described of await presentTables(pool)) {
      const { table, ofPerson, hidden = [] } = described;
      const { rows } = await pool.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) - $3::text[] as row from ${table} t where ${ofPerson} and ${bothUsed}`,
        [...whose, hidden],
      );
      const files = await filesIn(pool, described, whose);
      yield { name: table, rows: rows.map(({ row }) => row), files };
    }
  };

async function filesIn(
  pool: pg.Pool,
  { table, ofPerson, file }: PersonalTable,
  whose: string[],
): Promise<OwnFile[]> {
  if (!file) return [];
  const { rows } = await pool.query<{ content: Buffer }>(
    `select t.${file.column} as content from ${table} t
     where t.${file.column} is not null and ${ofPerson} and ${bothUsed}`,
    whose,
  );
  return rows.map(({ content }) => ({ name: file.name, content }));
}
