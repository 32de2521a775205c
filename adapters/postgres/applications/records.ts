import type pg from "pg";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import type { ApplicationRecords, StoredApplication } from "#domain/applications/review/ports.ts";
import type { Language } from "#domain/language.ts";
import { nameOfUser, sources } from "./sources.ts";
import { checkOf, factsOf, reviewOf, textsOf, type OwnColumns } from "./record-parts.ts";
import { scoresOf } from "./review-records.ts";

export const applicationRecords = (pool: pg.Pool): ApplicationRecords => ({
  find: async (kind, id) => {
    const row = await rowOf(pool, kind, id);
    if (!row) return null;
    const [scores, history, notes, consents] = await Promise.all([
      kind === "grant" ? scoresOf(pool, id) : [],
      historyOf(pool, kind, id),
      notesOf(pool, kind, id),
      consentsOf(pool, kind, id),
    ]);
    return {
      kind,
      id,
      version: row.version,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      language: row.language,
      who: row.who,
      contactName: row.contact,
      email: row.email,
      aboutId: row.about_id,
      assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? "" },
      facts: factsOf(kind, row.own),
      texts: textsOf(kind, row.own),
      requestedCents: row.own.requested_cents ?? null,
      stoppedOn: row.own.stopped_on ?? null,
      check: kind === "volunteer" ? checkOf(row.own, row.seen_by) : null,
      review: kind === "grant" ? reviewOf(row.own, scores) : null,
      history,
      notes,
      consents,
    };
  },
});

type Row = {
  version: number;
  status: ApplicationStatus;
  created_at: Date;
  decided_at: Date | null;
  language: Language;
  who: string;
  contact: string;
  email: string;
  about_id: string;
  assignee_id: string | null;
  assignee_name: string | null;
  own: OwnColumns;
  seen_by: string | null;
};

async function rowOf(pool: pg.Pool, kind: ApplicationKind, id: string): Promise<Row | undefined> {
  const { table, who, contact, email, about } = sources[kind];
  const { rows } = await pool.query<Row>(
    `select a.version, a.status, a.created_at, a.decided_at, a.language, a.${who} as who, a.${contact} as contact,
       a.${email} as email, a.${about} as about_id, a.assignee_id, ${nameOfUser("u")} as assignee_name,
       to_jsonb(a) - 'search_text' as own, ${nameOfUser("s")} as seen_by
     from ${table} a left join users u on u.id = a.assignee_id
     left join users s on s.id = to_jsonb(a) ->> 'check_seen_by' where a.id = $1`,
    [id],
  );
  return rows[0];
}

async function historyOf(
  pool: pg.Pool,
  kind: ApplicationKind,
  id: string,
): Promise<StoredApplication["history"]> {
  const { rows } = await pool.query<{
    at: Date;
    by: string | null;
    from: ApplicationStatus;
    to: ApplicationStatus;
    reason: string | null;
  }>(
    `select e.at, ${nameOfUser("u")} as by, e.from_status as from, e.to_status as to, e.reason
     from application_events e left join users u on u.id = e.actor_id
     where e.application_kind = $1 and e.application_id = $2 order by e.id`,
    [kind, id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function notesOf(
  pool: pg.Pool,
  kind: ApplicationKind,
  id: string,
): Promise<StoredApplication["notes"]> {
  const { rows } = await pool.query<{ id: string; at: Date; by: string | null; text: string }>(
    `select n.id, n.at, ${nameOfUser("u")} as by, n.body as text
     from application_notes n left join users u on u.id = n.author_id
     where n.application_kind = $1 and n.application_id = $2 order by n.at desc, n.id`,
    [kind, id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function consentsOf(
  pool: pg.Pool,
  kind: ApplicationKind,
  id: string,
): Promise<StoredApplication["consents"]> {
  const { rows } = await pool.query<{ purpose: string; granted: boolean; text_version: string; at: Date }>(
    `select purpose, granted, text_version, at from consent_events
     where subject_kind = $1 and subject_id = $2 order by at, id`,
    [`${kind}_application`, id],
  );
  return rows.map(({ text_version, at, ...row }) => ({
    ...row,
    textVersion: text_version,
    at: at.toISOString(),
  }));
}
