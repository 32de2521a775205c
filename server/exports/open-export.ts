import { randomUUID } from "node:crypto";
import type { Actor, AuditEntry } from "#domain/audit/audit-entry.ts";
import type { Rows, Sheet, SheetStream } from "#domain/spreadsheet/sheet.ts";
import { byteOrderMark, csvLines } from "#domain/spreadsheet/write-csv.ts";
import type { ExportFormat } from "./send-export.ts";
import { streamOf } from "./stream-of.ts";

/** Each export keeps one database connection while it is downloaded. */
const maxAtOnce = 2;

/** Records that the data of these people left in this export. */
export type NoteExported = (people: readonly string[]) => Promise<void>;
/** Rows in memory, rows that are read while they are sent, or rows about people, which are noted before they are sent. */
export type Source = Rows | AsyncIterable<Rows> | ((note: NoteExported) => AsyncIterable<Rows>);
export type ExportFile = Readonly<{
  table: string;
  /** For the audit log: the filter of the list, without search words. */
  filter: Readonly<Record<string, unknown>>;
}> &
  (
    | (Sheet<Source> & Readonly<{ format: ExportFormat }>)
    | Readonly<{ pieces: AsyncGenerator<Uint8Array>; format: "xaf" }>
  );
type Export = Readonly<{ actor: Actor; subject: AuditEntry["subject"]; requestId: string }>;
type Needs = {
  writeAudit: (entry: AuditEntry) => Promise<void>;
  noteExported: (people: readonly string[], by: Export) => Promise<void>;
  writeXlsx: (sheet: SheetStream, now: Date) => AsyncGenerator<Uint8Array>;
};

/** Streams a table from the database to the browser and records it in the audit log. */
export function openExport({ writeAudit, noteExported, writeXlsx }: Needs) {
  let open = 0;
  return async (
    file: ExportFile,
    actor: Actor,
    requestId: string,
  ): Promise<ReadableStream<Uint8Array> | "busy"> => {
    if (open >= maxAtOnce) return "busy";
    open += 1;
    const subject = { kind: "export", id: randomUUID() };
    const { table, format, filter } = file;
    const log = (action: string, more: object = {}) =>
      writeAudit({ actor, action, subject, after: { list: table, format, filter, ...more }, requestId });
    try {
      // Before the first row is sent, so that an interrupted export is in the log too.
      await log("export.started");
    } catch (error) {
      open -= 1;
      throw error;
    }
    let count = 0;
    const counted = async function* (source: Source) {
      for await (const batch of batchesOf(source, (people) =>
        noteExported(people, { actor, subject, requestId }),
      )) {
        count += batch.length;
        yield batch;
      }
    };
    const write = format === "csv" ? writeCsv : writeXlsx;
    const pieces =
      "pieces" in file ? file.pieces : write({ heading: file.heading, rows: counted(file.rows) }, new Date());
    let isOpen = true;
    return streamOf(pieces, async (whole) => {
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      await log(whole ? "export.finished" : "export.broken_off", { rows: count });
    });
  };
}

export function batchesOf(source: Source, note: NoteExported): AsyncIterable<Rows> | Iterable<Rows> {
  if (typeof source === "function") return source(note);
  return Symbol.asyncIterator in source ? source : [source];
}

async function* writeCsv({ heading, rows }: SheetStream): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + csvLines([heading]));
  for await (const batch of rows) yield encoder.encode(csvLines(batch));
}
