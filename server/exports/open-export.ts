import { randomUUID } from "node:crypto";
import type { Actor, AuditEntry } from "#domain/audit/audit-entry.ts";
import { byteOrderMark, csvLines, type Cell } from "#domain/csv.ts";
import type { ExportFormat, ExportList } from "./export-columns.ts";
import { exportRows, type Batches } from "./export-rows.ts";
import { streamOf } from "./stream-of.ts";

/** Each keeps one connection for as long as its download takes; the site needs the others. */
const maxAtOnce = 2;

type Rows = readonly (readonly Cell[])[];
/** A list that is read while it is taken, a table that is at hand or comes by and by, or a file that is written elsewhere. */
type Contents<Asked> = Readonly<{ asked: Asked; format: ExportFormat }> | Table;
type Table =
  | Readonly<{ table: string; rows: Rows | AsyncIterable<Rows>; format: ExportFormat }>
  | Readonly<{ table: string; pieces: AsyncGenerator<Uint8Array>; format: "xaf" }>;
type Described = Readonly<{
  /** What narrows the list, without anybody's words. */
  filter: Readonly<Record<string, unknown>>;
  heading: readonly string[];
}>;
type AskedFile<Asked> = Contents<Asked> & Described;
export type TableFile = Table & Described;
type Export = Readonly<{ actor: Actor; subject: AuditEntry["subject"]; requestId: string }>;
type Needs<Asked> = {
  batchesOf: (asked: Asked) => AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
  writeAudit: (entry: AuditEntry) => Promise<void>;
  /** That these people's data left in this export. */
  noteExported: (people: readonly string[], by: Export) => Promise<void>;
  xlsxOf: (heading: readonly string[], batches: Batches, now: Date) => AsyncGenerator<Uint8Array>;
};

/** Lists as files, row by row from the database to the browser. */
export function openExport<Asked extends { list: ExportList }>(needs: Needs<Asked>) {
  const { batchesOf, writeAudit, noteExported, xlsxOf } = needs;
  let open = 0;
  const piecesOf = (file: AskedFile<Asked>, batches: Batches): AsyncGenerator<Uint8Array> => {
    if ("pieces" in file) return file.pieces;
    if (file.format === "csv") return csvPieces(file.heading, batches);
    return xlsxOf(file.heading, batches, new Date());
  };
  return async (
    file: AskedFile<Asked>,
    actor: Actor,
    requestId: string,
  ): Promise<ReadableStream<Uint8Array> | "busy"> => {
    if (open >= maxAtOnce) return "busy";
    open += 1;
    const subject = { kind: "export", id: randomUUID() };
    const { format, filter } = file;
    const list = "asked" in file ? file.asked.list : file.table;
    const log = (action: string, more: object = {}) =>
      writeAudit({ actor, action, subject, after: { list, format, filter, ...more }, requestId });
    try {
      // Before the first row leaves: an export that is broken off has been made as well.
      await log("export.started");
    } catch (error) {
      open -= 1;
      throw error;
    }
    const note = (people: readonly string[]) => noteExported(people, { actor, subject, requestId });
    const batchesIn = (asked: AskedFile<Asked>) => {
      if ("asked" in asked) return exportRows(asked.asked.list, batchesOf(asked.asked), note);
      if ("pieces" in asked) return [];
      return Symbol.asyncIterator in asked.rows ? asked.rows : [asked.rows];
    };
    let rows = 0;
    async function* counted(): Batches {
      for await (const batch of batchesIn(file)) {
        rows += batch.length;
        yield batch;
      }
    }
    const pieces = piecesOf(file, counted());
    let isOpen = true;
    return streamOf(pieces, async (whole) => {
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      await log(whole ? "export.finished" : "export.broken_off", { rows });
    });
  };
}

async function* csvPieces(heading: readonly string[], batches: Batches): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + csvLines([heading]));
  for await (const batch of batches) yield encoder.encode(csvLines(batch));
}
