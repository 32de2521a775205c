import type pg from "pg";
import {
  programActor,
  type AuditLine,
  type AuditPage,
  type AuditSearch,
} from "#domain/audit/audit-search.ts";
import { nameOfUser } from "./applications/sources.ts";
import { exportedAction } from "./exports/note-exported.ts";
import { literally } from "./literally.ts";

const pageSize = 50;
const timeZone = "Europe/Amsterdam";

/** Newest first, page by page from where the last one ended, never by counting. */
export const searchAudit =
  (pool: pg.Pool) =>
  async (search: AuditSearch): Promise<AuditPage> => {
    const values: unknown[] = [];
    const conditions = conditionsOf(search, (given) => `$${values.push(given)}`);
    const { rows } = await pool.query<Row>(
      `select l.id, l.at, l.actor_id, l.actor_role, ${nameOfUser("u")} as actor_name, l.action, l.subject_kind,
         l.subject_id, l.before, l.after
       from audit_log l left join users u on u.id = l.actor_id
       ${conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""}
       order by l.id desc limit ${pageSize + 1}`,
      values,
    );
    const lines = rows.slice(0, pageSize).map(lineOf);
    return { lines, older: rows.length > pageSize ? (lines.at(-1)?.id ?? null) : null };
  };

function conditionsOf(search: AuditSearch, value: (given: unknown) => string): string[] {
  const conditions: string[] = [];
  const actor = clean(search.actor);
  const action = clean(search.action);
  const subject = clean(search.subject);
  if (actor === programActor) conditions.push("l.actor_id is null");
  else if (actor !== "") {
    const part = value(`%${literally(actor.toLowerCase())}%`);
    conditions.push(`(l.actor_id = ${value(actor)} or l.actor_id in (
      select p.id from users p where p.email like ${part} or lower(p.name) like ${part} or lower(p.first_name) like ${part}))`);
  }
  // One line for each person in a list: whoever looks for exports finds them, and nobody else has to page past them.
  if (action === "" && subject === "") conditions.push(`l.action <> '${exportedAction}'`);
  if (action !== "") conditions.push(`l.action like ${value(`${literally(action.toLowerCase())}%`)}`);
  if (subject !== "") conditions.push(`${value(subject)} in (l.subject_kind, l.subject_id)`);
  if (search.from)
    conditions.push(`l.at >= ${value(search.from)}::date::timestamp at time zone '${timeZone}'`);
  if (search.to)
    conditions.push(`l.at < (${value(search.to)}::date + 1)::timestamp at time zone '${timeZone}'`);
  if (search.before !== null) conditions.push(`l.id < ${value(search.before)}`);
  return conditions;
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
