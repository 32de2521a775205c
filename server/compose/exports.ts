import { randomUUID } from "node:crypto";
import type pg from "pg";
import { xlsxOf, type SheetRow } from "#adapters/files/xlsx.ts";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { cursorBatches } from "#adapters/postgres/exports/cursor-batches.ts";
import { noteExported } from "#adapters/postgres/exports/note-exported.ts";
import { exportStatement, type AskedExport } from "#adapters/postgres/exports/export-statements.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { byteOrderMark, csvLines, type Cell } from "#domain/csv.ts";
import { exportColumns, type ExportFormat } from "../exports/export-columns.ts";

export type { AskedExport };
/** A list that is read while it is taken, or a table that is at hand. */
type Contents = Readonly<{ asked: AskedExport }> | Readonly<{ table: string; rows: readonly SheetRow[] }>;
export type AskedFile = Contents &
  Readonly<{
    format: ExportFormat;
    /** What narrows the list, without anybody's words. */
    filter: Readonly<Record<string, unknown>>;
    heading: readonly string[];
  }>;

/** Each keeps one connection for as long as its download takes; the site needs the others. */
const maxAtOnce = 2;

/** Lists as files, row by row from the database to the browser. */
export function composeExports(pool: pg.Pool) {
  let open = 0;
  return async (
    file: AskedFile,
    by: Actor,
    requestId: string,
  ): Promise<ReadableStream<Uint8Array> | "busy"> => {
    if (open >= maxAtOnce) return "busy";
    open += 1;
    const subject = { kind: "export", id: randomUUID() };
    const { format, filter } = file;
    const list = "asked" in file ? file.asked.list : file.table;
    const log = (action: string, more: object = {}) =>
      writeAudit(pool, {
        actor: by,
        action,
        subject,
        after: { list, format, filter, ...more },
        requestId,
      });
    try {
      // Before the first row leaves: an export that is broken off has been made as well.
      await log("export.started");
    } catch (error) {
      open -= 1;
      throw error;
    }
    const tell = (people: readonly string[]) => noteExported(pool, people, { actor: by, subject, requestId });
    let rows = 0;
    async function* counted() {
      for await (const batch of "asked" in file ? listed(pool, file.asked, tell) : [file.rows]) {
        rows += batch.length;
        yield batch;
      }
    }
    let isOpen = true;
    return streamOf(piecesOf(file, counted()), async (whole) => {
      // Broken off while the last piece was under way, it ends twice.
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      await log(whole ? "export.finished" : "export.broken_off", { rows });
    });
  };
}

type Batches = AsyncGenerator<readonly SheetRow[]>;

type Tell = (people: readonly string[]) => Promise<void>;

/** Each person is told once, before the first of their rows leaves. */
async function* listed(pool: pg.Pool, asked: AskedExport, tell: Tell): Batches {
  const told = new Set<string>();
  for await (const batch of cursorBatches(pool, exportStatement(asked))) {
    const people = [...new Set(batch.map(({ aboutUserId }) => aboutUserId))].filter(
      (id): id is string => typeof id === "string" && !told.has(id),
    );
    for (const id of people) told.add(id);
    await tell(people);
    yield batch.map((row) => exportColumns[asked.list].map((column) => cellOf(column, row[column])));
  }
}

const piecesOf = ({ format, heading }: AskedFile, batches: Batches): AsyncGenerator<Uint8Array> =>
  format === "csv" ? csvPieces(heading, batches) : xlsxOf(heading, batches, new Date());

async function* csvPieces(heading: readonly string[], batches: Batches): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + csvLines([heading]));
  for await (const batch of batches) yield encoder.encode(csvLines(batch));
}

function cellOf(column: string, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return { moment: value };
  if (typeof value === "number") return column.endsWith("Cents") ? { cents: value } : String(value);
  if (typeof value !== "string") throw new Error(`A list's column ${column} holds neither text nor number`);
  return column.endsWith("On") ? { day: value } : value;
}

/** A piece is made when the browser has taken the one before; when it goes away, no more are made. */
function streamOf(
  pieces: AsyncGenerator<Uint8Array>,
  ended: (whole: boolean) => Promise<void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next();
        if (!done) return controller.enqueue(value);
      } catch (error) {
        await ended(false);
        throw error;
      }
      await ended(true);
      controller.close();
    },
    cancel: async () => {
      await pieces.return(undefined);
      await ended(false);
    },
  });
}
