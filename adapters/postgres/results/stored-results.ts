import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { BookedDocument, DocumentType } from "#domain/document-type.ts";
import type { Indicator, ResultRecord } from "#domain/results/indicator.ts";
import type { Results } from "#domain/results/ports.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { constraintOf } from "../base/constraint-of.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { tellEveryInstance } from "../content/content-changes.ts";

export const storedResults = (pool: pg.Pool): Results => ({
  list: (projectId) => readIndicators(pool, { projectId, id: null }),

  find: async (id) => (await readIndicators(pool, { projectId: null, id }))[0] ?? null,

  add: ({ id, projectId, name, measure, adds, ...words }, by) =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `insert into indicators (id, project_id, name, measure, adds, entered_by) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do nothing`,
        [id, projectId, name, measure, adds, by.actor.userId],
      );
      if (rowCount === 0) return "added" as const;
      await writeWords(client, id, words, by);
      await noteDone(client, "indicator.added", id, { projectId, name, measure, adds, ...words }, by);
      return "added" as const;
    }).catch((error: unknown) => {
      if (constraintOf(error) === "indicators_project_id_name_key") return "name_taken" as const;
      throw error;
    }),

  reword: (id, words, by) =>
    inTransaction(pool, async (client) => {
      await writeWords(client, id, words, by);
      await noteDone(client, "indicator.reworded", id, words, by);
    }),

  enter: (indicator, { id, documentIsPublic, ...record }, document, by) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ sha256: string | null }>(
        `insert into indicator_records (id, indicator_id, measure, kind, value, on_day, note, document_type, document,
           document_dated_on, document_is_public, corrects, reason, entered_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         on conflict (id) do nothing returning document_sha256 as sha256`,
        [
          id,
          indicator.id,
          indicator.measure,
          record.kind,
          record.value,
          record.on,
          record.note,
          document?.type ?? null,
          document?.bytes ?? null,
          document && record.documentDatedOn,
          document !== null && documentIsPublic,
          record.corrects,
          record.reason,
          by.actor.userId,
        ],
      );
      if (!rows[0]) return "entered" as const;
      const facts = { record: id, ...record, documentSha256: rows[0].sha256, documentIsPublic };
      await noteDone(
        client,
        record.corrects ? "result.corrected" : "result.entered",
        indicator.id,
        facts,
        by,
      );
      return "entered" as const;
    }).catch((error: unknown) => {
      const constraint = constraintOf(error);
      if (constraint === "one_figure_a_day" || constraint === "one_baseline") return "day_taken" as const;
      if (constraint === "indicator_records_corrects_key") return "corrected_already" as const;
      throw error;
    }),

  document: async (recordId) => {
    const { rows } = await pool.query<BookedDocument & { isPublic: boolean }>(
      `select document_type as type, document as bytes, /* never null: type, bytes, because it has a document */
         document_is_public as "isPublic"
       from indicator_records where id = $1 and document is not null`,
      [recordId],
    );
    return rows[0] ?? null;
  },
});

const writeWords = (client: pg.ClientBase, id: string, words: { label: object; unit: object }, by: Caller) =>
  client.query(
    "insert into indicator_words (indicator_id, label, unit, entered_by) values ($1, $2, $3, $4)",
    [id, words.label, words.unit, by.actor.userId],
  );

async function noteDone(client: pg.ClientBase, action: string, id: string, after: object, by: Caller) {
  await writeAudit(client, {
    actor: by.actor,
    action,
    subject: { kind: "indicator", id },
    after,
    requestId: by.requestId,
  });
  await client.query(tellEveryInstance);
}

type Asked = Readonly<{ projectId: string | null; id: string | null }>;
type RecordRow = Omit<ResultRecord, "document"> & {
  indicatorId: string;
  type: DocumentType | null;
  sha256: string | null;
  isPublic: boolean;
  datedOn: string | null;
};

const isAsked = "($1::text is null or i.project_id = $1) and ($2::text is null or i.id = $2)";

/** With the latest texts and all records in order. */
async function readIndicators(db: pg.Pool, { projectId, id }: Asked): Promise<Indicator[]> {
  const values = [projectId, id];
  const [indicators, records] = await Promise.all([
    db.query<Omit<Indicator, "records">>(
      `select i.id, i.project_id as "projectId", i.name, i.measure, i.adds, w.label, w.unit
       from indicators i cross join lateral (
         select label, unit from indicator_words w where w.indicator_id = i.id order by w.id desc limit 1
       ) w
       where ${isAsked} order by i.entered_at, i.place`,
      values,
    ),
    db.query<RecordRow>(
      `select r.indicator_id as "indicatorId", r.id, r.kind, r.value::float8 as value, r.on_day as "on", r.note, r.link,
         r.document_type as type, r.document_sha256 as sha256, r.document_is_public as "isPublic",
         r.document_dated_on as "datedOn", r.corrects, r.reason,
         (r.entered_at at time zone 'Europe/Amsterdam')::date as "enteredOn", ${nameOfUser("u")} as "enteredBy"
       from indicator_records r join indicators i on i.id = r.indicator_id
         left join users u on u.id = r.entered_by
       where ${isAsked} order by r.entered_at, r.place`,
      values,
    ),
  ]);
  const ofIndicator = Map.groupBy(records.rows, ({ indicatorId }) => indicatorId);
  return indicators.rows.map((row) => ({ ...row, records: (ofIndicator.get(row.id) ?? []).map(recordOf) }));
}

function recordOf(row: RecordRow): ResultRecord {
  const { indicatorId: _, type, sha256, isPublic, datedOn, ...record } = row;
  return { ...record, document: type && sha256 ? { type, sha256, isPublic, datedOn } : null };
}
