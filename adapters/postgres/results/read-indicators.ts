import type pg from "pg";
import type { DocumentType } from "#domain/document-type.ts";
import type { Indicator, ResultRecord } from "#domain/results/indicator.ts";
import { nameOfUser } from "../applications/sources.ts";

type Asked = Readonly<{ projectId: string | null; id: string | null }>;
type RecordRow = Omit<ResultRecord, "document"> & {
  indicatorId: string;
  type: DocumentType | null;
  sha256: string | null;
  isPublic: boolean;
};

const isAsked = "($1::text is null or i.project_id = $1) and ($2::text is null or i.id = $2)";

/** With the latest texts and all records in order. */
export async function readIndicators(db: pg.Pool, { projectId, id }: Asked): Promise<Indicator[]> {
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
         r.document_type as type, r.document_sha256 as sha256, r.document_is_public as "isPublic", r.corrects, r.reason,
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
  const { indicatorId: _, type, sha256, isPublic, ...record } = row;
  return { ...record, document: type && sha256 ? { type, sha256, isPublic } : null };
}
