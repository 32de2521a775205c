import type pg from "pg";
import { samplePaper } from "./sample-paper.ts";
import { sampleFigureRecords } from "./sample-figure-records.ts";

/** Entered by the program when each year was over, with a sheet of that day as evidence. */
export async function seedFigureRecords(client: pg.ClientBase, today: string): Promise<void> {
  const records = sampleFigureRecords(today).map((record) => ({
    ...record,
    document: samplePaper([
      `${record.measure.replaceAll("_", " ")}, ${record.programId ?? "all programs"}: ${record.value}`,
      `From ${record.from} to ${record.to}`,
      record.source.en,
      `Counted on ${record.enteredOn}`,
      "A sample: no such paper was ever written.",
    ]).toString("hex"),
  }));
  await client.query(
    `insert into figure_records (measure, program_id, from_day, to_day, value, source, document_type, document, document_dated_on,
       entered_by, entered_at)
     select record->>'measure', record->>'programId', (record->>'from')::date, (record->>'to')::date,
       (record->>'value')::bigint, record->'source', 'application/pdf', decode(record->>'document', 'hex'),
       (record->>'enteredOn')::date, 'program', (record->>'enteredOn')::date + time '10:00'
     from jsonb_array_elements($1::jsonb) as record`,
    [JSON.stringify(records)],
  );
}
