import type pg from "pg";
import type { Award } from "#domain/open-data/ports.ts";

/** All decided grants. The publication decides who may be named. */
export async function awards(pool: pg.Pool): Promise<Award[]> {
  const { rows } = await pool.query<Award>(
    `select id, call_id as "callId", org_name as organisation, contact_name as "contactName",
       requested_cents as "requestedCents", awarded_cents as "awardedCents",
       coalesce((decided_at at time zone 'Europe/Amsterdam')::date, created_at::date) as "awardedOn"
     from grant_applications where status = 'APPROVED' order by decided_at, id`,
  );
  return rows;
}
