import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { TypedFigureRecord } from "#domain/figures/enter-record.ts";
import type { FigureRecord } from "#domain/figures/figure-record.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

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

/** Under a lock, so that overlapping periods cannot be entered concurrently. */
export const writeFigureRecord =
  (pool: pg.Pool) =>
  <Refusal extends string>(
    record: TypedFigureRecord,
    refusal: (known: readonly FigureRecord[]) => Refusal | null,
    by: Caller,
  ): Promise<"entered" | Refusal> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "figure records");
      const refused = refusal(await storedFigureRecords(client)());
      if (refused !== null) return refused;
      const { rows } = await client.query<{ id: number }>(
        `insert into figure_records (measure, program_id, from_day, to_day, value, source, document_id, link, reason, entered_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
        [
          record.measure,
          record.programId,
          record.from,
          record.to,
          record.value,
          JSON.stringify(record.source),
          record.documentId,
          record.link,
          record.reason,
          by.actor.userId,
        ],
      );
      await writeAudit(client, {
        actor: by.actor,
        action: "figure.recorded",
        subject: { kind: "figure_record", id: String(rows[0]?.id) },
        after: record,
        requestId: by.requestId,
      });
      return "entered" as const;
    });

export async function namesOfEnterers(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: "names-of-enterers",
    text: `select u.id, ${nameOfUser("u")} as name from users u
      where exists (select from figure_records where entered_by = u.id)`,
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
