import { datasets } from "#domain/open-data/datasets.ts";
import type { Dataset } from "#domain/open-data/rows.ts";

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, Value>>;

export type Dumps = Readonly<Record<Dataset, readonly Row[]>>;

/** The published files: recomputing a figure uses nothing else. */
export async function fetchDumps(fetchText: (path: string) => Promise<string>): Promise<Dumps> {
  const fetched: Partial<Record<keyof Dumps, readonly Row[]>> = {};
  for (const name of datasets)
    fetched[name] = JSON.parse(await fetchText(`/api/open-data/files/${name}.json`));
  return fetched as Dumps;
}

export const text = (row: Row | undefined, column: string): string => String(row?.[column] ?? "");
export const number = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0);
export const total = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + number(row, column), 0);
export type { Row };
