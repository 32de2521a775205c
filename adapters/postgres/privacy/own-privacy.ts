import type pg from "pg";
import type { Person } from "#domain/privacy/person.ts";
import type { PrivacyAnswer } from "#domain/privacy/answers.ts";
import { isOfDonor } from "../giving/of-donor.ts";
import { lastDay } from "./locking.ts";

const maxLooks = 200;

/** What a person sees about their data before deciding. */
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
