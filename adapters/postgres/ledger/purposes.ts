import type pg from "pg";
import { purposesIn, type KeptPurpose, type Purposes } from "#domain/ledger/purpose.ts";

/** All purposes. The database adds them when a record is published (migration 0032). */
export async function keptPurposes(pool: pg.Pool): Promise<Purposes> {
  const { rows } = await pool.query<KeptPurpose>({
    name: "kept-purposes",
    text: `select id, kind, content_id as "contentId", title, program_id as "programId", project_id as "projectId"
      from purposes order by id`,
  });
  return purposesIn(rows);
}
