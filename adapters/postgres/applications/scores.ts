import type pg from "pg";
import type { AskedScore, StoredScore } from "#domain/applications/review/review.ts";
import { nameOfUser } from "./sources.ts";

export async function scoresOf(pool: pg.Pool, applicationId: string): Promise<StoredScore[]> {
  const { rows } = await pool.query<Omit<StoredScore, "at"> & { at: Date }>(
    `select s.reviewer_id as "reviewerId", ${nameOfUser("u")} as by, s.marks, s.comment, s.at
     from grant_scores s left join users u on u.id = s.reviewer_id
     where s.application_id = $1 order by s.at, s.reviewer_id`,
    [applicationId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function insertScore(
  client: pg.ClientBase,
  applicationId: string,
  reviewerId: string,
  { marks, comment }: AskedScore,
): Promise<"added" | "already_scored"> {
  const { rowCount } = await client.query(
    `insert into grant_scores (application_id, reviewer_id, marks, comment) values ($1, $2, $3, $4)
     on conflict (application_id, reviewer_id) do nothing`,
    [applicationId, reviewerId, marks, comment],
  );
  return rowCount === 1 ? "added" : "already_scored";
}
