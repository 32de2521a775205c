import type pg from "pg";
import { sampleIndicators } from "#domain/results/sample-indicators.ts";
import { samplePaper } from "./sample-paper.ts";

/** The sample projects' indicators, each result with a document. */
export async function seedResults(client: pg.ClientBase, today: string): Promise<void> {
  const indicators = sampleIndicators(today);
  const records = indicators.flatMap(({ id, measure, label, records: own }) =>
    own.map((record) => ({
      ...record,
      indicatorId: id,
      measure,
      document:
        record.kind === "ACTUAL"
          ? samplePaper([
              `${label.en}: ${record.value}`,
              `Counted on ${record.on}`,
              record.note?.en ?? "",
              "A sample: no such paper was ever written.",
            ]).toString("hex")
          : null,
    })),
  );
  await client.query(
    `insert into indicators (id, project_id, name, measure, adds, entered_by)
     select id, "projectId", name, measure, adds, 'program'
     from jsonb_to_recordset($1::jsonb) as it(id text, "projectId" text, name text, measure text, adds boolean)`,
    [JSON.stringify(indicators)],
  );
  await client.query(
    `insert into indicator_words (indicator_id, label, unit, entered_by)
     select id, label, unit, 'program' from jsonb_to_recordset($1::jsonb) as it(id text, label jsonb, unit jsonb)`,
    [JSON.stringify(indicators)],
  );
  await client.query(
    `insert into indicator_records (id, indicator_id, measure, kind, value, on_day, note, document_type, document,
       document_dated_on, document_is_public, entered_by, entered_at)
     select id, "indicatorId", measure, kind, value, "on", note, case when document is not null then 'application/pdf' end,
       decode(document, 'hex'), case when document is not null then "on" end, document is not null, 'program', "enteredOn" + time '10:00'
     from jsonb_to_recordset($1::jsonb) as it(id text, "indicatorId" text, measure text, kind text, value numeric, "on" date,
       note jsonb, document text, "enteredOn" date)`,
    [JSON.stringify(records)],
  );
}
