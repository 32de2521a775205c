import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { TypedFigureRecord } from "#domain/figures/enter-record.ts";
import type { BookedDocument } from "#domain/document-type.ts";
import type { FigureRecord } from "#domain/figures/figure-record.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

export const storedFigureRecords =
  (db: Pick<pg.ClientBase, "query">) => async (): Promise<FigureRecord[]> => {
    const { rows } = await db.query<FigureRecord>({
      name: "figure-records",
      text: `select id, measure, program_id as "programId", from_day as "from", to_day as "to", value, source,
        document_sha256 as sha256, document_dated_on as "datedOn",
        coalesce(link, '/documents/' || document_id || '.pdf') as link, reason, entered_by as "enteredBy",
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
    evidence: BookedDocument,
    refusal: (known: readonly FigureRecord[]) => Refusal | null,
    by: Caller,
  ): Promise<"entered" | Refusal> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "figure records");
      const refused = refusal(await storedFigureRecords(client)());
      if (refused !== null) return refused;
      const { rows } = await client.query<{ id: number; sha256: string | null }>(
        `insert into figure_records (measure, program_id, from_day, to_day, value, source, document_type, document,
           document_dated_on, reason, entered_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id, document_sha256 as sha256`,
        [
          record.measure,
          record.programId,
          record.from,
          record.to,
          record.value,
          JSON.stringify(record.source),
          evidence.type,
          evidence.bytes,
          record.datedOn,
          record.reason,
          by.actor.userId,
        ],
      );
      await writeAudit(client, {
        actor: by.actor,
        action: "figure.recorded",
        subject: { kind: "figure_record", id: String(rows[0]?.id) },
        after: { ...record, documentSha256: rows[0]?.sha256 },
        requestId: by.requestId,
      });
      return "entered" as const;
    });

export async function figureEvidence(pool: pg.Pool, id: number): Promise<BookedDocument | null> {
  const { rows } = await pool.query<BookedDocument>(
    `select document_type as type, document as bytes /* never null: type, bytes, because it has a document */
     from figure_records where id = $1 and document is not null`,
    [id],
  );
  return rows[0] ?? null;
}

export async function namesOfEnterers(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: "names-of-enterers",
    text: `select u.id, ${nameOfUser("u")} as name from users u
      where exists (select from figure_records where entered_by = u.id)`,
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
