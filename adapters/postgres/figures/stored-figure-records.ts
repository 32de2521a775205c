import type pg from "pg";
import type { FigureRecord } from "#domain/figures/figure-record.ts";

/** All records, also corrected ones. */
export const storedFigureRecords =
  (db: Pick<pg.ClientBase, "query">) => async (): Promise<FigureRecord[]> => {
    const { rows } = await db.query<FigureRecord>({
      name: "figure-records",
      text: `select id, measure, program_id as "programId", from_day as "from", to_day as "to", value, source,
        document_id as "documentId", link, reason, entered_by as "enteredBy",
        (entered_at at time zone 'Europe/Amsterdam')::date as "enteredOn"
      from figure_records order by id`,
    });
    return rows;
  };
