import type pg from "pg";
import { sampleFigureRecords } from "./sample-figure-records.ts";

/** Entered by the program. */
export async function seedFigureRecords(client: pg.ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into figure_records (measure, program_id, from_day, to_day, value, source, document_id, link, entered_by)
     select record->>'measure', record->>'programId', (record->>'from')::date, (record->>'to')::date,
       (record->>'value')::bigint, record->'source', record->>'documentId', record->>'link', 'program'
     from jsonb_array_elements($1::jsonb) as record`,
    [JSON.stringify(sampleFigureRecords(today))],
  );
}
