import type pg from "pg";
import {
  programActor,
  type AuditLine,
  type AuditPage,
  type AuditSearch,
} from "#domain/audit/audit-search.ts";
import { nameOfUser } from "../applications/sources.ts";
import { exportedAction } from "../exports/note-exported.ts";
import { escapeLike } from "../base/escape-like.ts";

const pageSize = 50;
const timeZone = "Europe/Amsterdam";

/** Newest first, with cursor paging. */
export const searchAudit =
  (pool: pg.Pool) =>
  async (search: AuditSearch): Promise<AuditPage> => {
    const { rows } = await pool.query<Row>(
      `select l.id, l.at, l.actor_id, l.actor_role, coalesce(${nameOfUser("u")}, t.name) as actor_name, l.action, l.subject_kind,
         l.subject_id, l.before, l.after
       from audit_log l left join users u on u.id = l.actor_id left join api_tokens t on t.id = l.actor_id
       where ${conditions}
       order by l.id desc limit ${pageSize + 1}`,
      valuesOf(search),
    );
    const lines = rows.slice(0, pageSize).map(lineOf);
    return { lines, older: rows.length > pageSize ? (lines.at(-1)?.id ?? null) : null };
  };

/** An unused filter is null or false, and PostgreSQL removes it when planning. */
const conditions = `(not $1::boolean or l.actor_id is null)
  and ($2::text is null or l.actor_id = $2 or l.actor_id in (
    select p.id from users p where p.email like $3::text or lower(p.name) like $3 or lower(p.first_name) like $3)
    or l.actor_id in (select k.id from api_tokens k where lower(k.name) like $3))
  and (not $4::boolean or l.action <> '${exportedAction}') and ($5::text is null or l.action like $5)
  and ($6::text is null or $6 in (l.subject_kind, l.subject_id))
  and ($7::date is null or l.at >= $7::timestamp at time zone '${timeZone}')
  and ($8::date is null or l.at < ($8 + 1)::timestamp at time zone '${timeZone}')
  and ($9::bigint is null or l.id < $9)
  and ($10::text[] is null or split_part(l.action, '.', 1) = any($10))`;

function valuesOf(search: AuditSearch): unknown[] {
  const actor = clean(search.actor);
  const action = clean(search.action);
  const subject = clean(search.subject);
  const isSomebody = actor !== "" && actor !== programActor;
  return [
    actor === programActor,
    isSomebody ? actor : null,
    isSomebody ? `%${escapeLike(actor.toLowerCase())}%` : null,
    // Exports write one line per person: only a search for exports shows them.
    action === "" && subject === "",
    action === "" ? null : `${escapeLike(action.toLowerCase())}%`,
    subject === "" ? null : subject,
    search.from || null,
    search.to || null,
    search.before,
    search.nouns,
  ];
}

const clean = (search: string): string => search.replaceAll("\0", "").trim();
type Row = {
  id: number;
  at: Date;
  actor_id: string | null;
  actor_role: string | null;
  actor_name: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: unknown;
  after: unknown;
};

const lineOf = (row: Row): AuditLine => ({
  id: row.id,
  at: row.at.toISOString(),
  actor:
    row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name, role: row.actor_role ?? "" },
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  before: row.before,
  after: row.after,
});
