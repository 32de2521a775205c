import type pg from "pg";
import { daysOfUse, roomFor, type Limits } from "#domain/email-campaigns/pace.ts";

/** In the Netherlands. */
const dayOf = (moment: string): string => `(${moment}::timestamptz at time zone 'Europe/Amsterdam')::date`;

/** What may be taken from the limits now. The caller holds the lock. */
export async function roomNow(client: pg.ClientBase, limits: Limits, now: Date): Promise<number> {
  const { rows } = await client.query<{ taken: number; isToday: boolean; inSecond: number }>(
    `select taken, day = ${dayOf("$1")} as "isToday",
       case when second = date_trunc('second', $1::timestamptz) then in_second else 0 end as "inSecond"
     from email_days where day > ${dayOf("$1")} - 60 order by day`,
    [now],
  );
  const today = rows.find(({ isToday }) => isToday);
  const earlier = rows.filter(({ isToday }) => !isToday).map(({ taken }) => taken);
  return roomFor(
    {
      inSecond: today?.inSecond ?? 0,
      today: today?.taken ?? 0,
      daysOfUse: daysOfUse(earlier, limits),
    },
    limits,
  );
}

export async function takeRoom(client: pg.ClientBase, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  await client.query(
    `insert into email_days as d (day, taken, second, in_second) values (${dayOf("$1")}, $2, date_trunc('second', $1::timestamptz), $2)
     on conflict (day) do update set taken = d.taken + $2, second = excluded.second,
       in_second = case when d.second = excluded.second then d.in_second else 0 end + $2`,
    [now, count],
  );
}
