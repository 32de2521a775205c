import type pg from "pg";
import type { Asked } from "#domain/lists/asked.ts";
import { maxCounted, pageSize } from "#domain/lists/list.ts";
import type { Cents } from "#domain/money/cents.ts";
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
type Counted = Readonly<{ count?: number; totals?: Readonly<Record<string, Cents>> }>;
type StoredPage = Counted & Readonly<{ rows: readonly Row[]; older: string | null }>;

/** Keyset pagination: no page takes longer than the first. */
export async function readPage(
  pool: pg.Pool,
  source: ListSource,
  asked: Asked,
  reader: Reader,
): Promise<StoredPage> {
  const [{ rows }, counted] = await Promise.all([
    pool.query<Row>(pageStatement(source, asked, reader)),
    source.list.counted ? countRows(pool, source, asked, reader) : {},
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const cursor = sortKeys(source, asked.sort).map((_, place) => String(last?.[cursorColumn(place)]));
  return { rows: shown, older: last ? writeCursor(cursor) : null, ...counted };
}

async function countRows(pool: pg.Pool, source: ListSource, asked: Asked, reader: Reader): Promise<Counted> {
  const { rows } = await pool.query<Record<string, number>>(countStatement(source, asked, reader));
  const { count = 0, ...sums } = rows[0] ?? {};
  if (count > maxCounted || !source.sql.totals) return { count };
  return { count, totals: sums as Record<string, Cents> };
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
