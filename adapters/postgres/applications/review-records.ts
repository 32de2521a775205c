import type pg from "pg";
import type { Notes } from "#domain/applications/review/add-note.ts";
import type { CheckFacts, ApplicationKey } from "#domain/applications/review/locked-application.ts";
import type { AskedScore, StoredScore } from "#domain/applications/review/review.ts";
import type { BackgroundCheck } from "#domain/applications/volunteer/background-check.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { accountOf } from "../base/account-of.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { sources, nameOfUser } from "./sources.ts";

export const applicationNotes = (pool: pg.Pool): Notes => ({
  add: (key, note, by) =>
    inTransaction(pool, async (client) => {
      const { rowCount: found } = await client.query(
        `select 1 from ${sources[key.kind].table} where id = $1 for key share`,
        [key.id],
      );
      if (found === 0) return "not_found";
      const { rowCount: added } = await client.query(
        `insert into application_notes (id, application_kind, application_id, body, author_id)
         values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
        [note.id, key.kind, key.id, note.text, by.actor.userId],
      );
      if (added === 1) {
        await writeAudit(client, {
          ...by,
          action: "application.noted",
          subject: subjectOf(key),
          aboutUserId: await applicantOf(client, key),
          after: { noteId: note.id },
        });
      }
      return "added";
    }),
});

type Change = { to: BackgroundCheck; facts: CheckFacts; seenBy: string };

/** A renewed request clears the previous check; an expired one keeps its date. */
export async function storeCheck(
  client: pg.ClientBase,
  id: string,
  { to, facts: { issuedOn, renewBy, today }, seenBy }: Change,
): Promise<void> {
  const asked = `check_requested_on = $3, check_issued_on = null, check_seen_by = null, check_seen_on = null,
    check_renew_by = null`;
  const seen = `check_issued_on = $3, check_seen_by = $4, check_seen_on = $5, check_renew_by = $6`;
  const changes = { REQUESTED: asked, NOT_REQUIRED: asked, SEEN_OK: seen, REFUSED: "", EXPIRED: "" }[to];
  const values = {
    REQUESTED: [today],
    NOT_REQUIRED: [null],
    SEEN_OK: [issuedOn, seenBy, today, renewBy],
    REFUSED: [],
    EXPIRED: [],
  }[to];
  await client.query(
    `update volunteer_applications set background_check = $2, version = version + 1 ${changes && `, ${changes}`}
     where id = $1`,
    [id, to, ...values],
  );
}

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

export const subjectOf = ({ kind, id }: ApplicationKey) => ({ kind: `${kind}_application`, id });

/** Reading somebody's application is itself written down; applicants with an account are shown it. */
export const noteLook =
  (pool: pg.Pool) =>
  async (key: ApplicationKey, by: Caller): Promise<void> =>
    writeAudit(pool, {
      ...by,
      action: "application.viewed",
      subject: subjectOf(key),
      aboutUserId: await applicantOf(pool, key),
    });

export async function applicantOf(
  db: pg.ClientBase | pg.Pool,
  { kind, id }: ApplicationKey,
): Promise<string | null> {
  const { table, email } = sources[kind];
  const { rows } = await db.query<{ account: string | null }>(
    `select ${accountOf(`a.${email}`)} as account from ${table} a where a.id = $1`,
    [id],
  );
  return rows[0]?.account ?? null;
}
