import type pg from "pg";
import type { Asked } from "#domain/lists/asked.ts";
import { pageSize } from "#domain/lists/list.ts";
import { cursorBatches, type ExportedRow } from "../exports/cursor-batches.ts";
import { writeCursor } from "./list-cursor.ts";
import type { Bind, ListSource, Reader } from "./list-source.ts";
import {
  countStatement,
  cursorColumn,
  fileStatement,
  pageStatement,
  rowStatement,
  sortKeys,
} from "./list-statement.ts";

type Row = Readonly<Record<string, unknown>>;
type StoredPage = Readonly<{ rows: readonly Row[]; older: string | null; count?: number | undefined }>;

/** Keyset pagination: no page takes longer than the first. */
export async function readPage(
  pool: pg.Pool,
  source: ListSource,
  asked: Asked,
  reader: Reader,
): Promise<StoredPage> {
  const [{ rows }, count] = await Promise.all([
    pool.query<Row>(pageStatement(source, asked, reader)),
    source.list.counted && countRows(pool, source, asked, reader),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const cursor = sortKeys(source, asked.sort).map((_, place) => String(last?.[cursorColumn(place)]));
  return { rows: shown, older: last ? writeCursor(cursor) : null, count };
}

async function countRows(pool: pg.Pool, source: ListSource, asked: Asked, reader: Reader): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(countStatement(source, asked, reader));
  return rows[0]?.count ?? 0;
}

export async function readRow<T extends Row>(
  pool: pg.Pool,
  source: ListSource,
  condition: (bind: Bind) => string,
): Promise<T | null> {
  const { rows } = await pool.query<T>(rowStatement(source, condition));
  return rows[0] ?? null;
}

export const readFileRows = (
  pool: pg.Pool,
  source: ListSource,
  asked: Asked,
  reader: Reader,
): AsyncGenerator<ExportedRow[]> => cursorBatches(pool, fileStatement(source, asked, reader));
