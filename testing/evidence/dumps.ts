type Value = string | number | boolean | null;
type Row = Readonly<Record<string, Value>>;

const datasetNames = [
  "lines",
  "sums",
  "accounts",
  "months",
  "purposes",
  "campaigns",
  "projects",
  "budgets",
  "results",
  "records",
  "promises",
  "grants",
] as const;
export type Dumps = Readonly<Record<(typeof datasetNames)[number], readonly Row[]>>;

/** What anybody can take away: nothing else is known to whoever recomputes a figure from it. */
export async function fetchDumps(fetchText: (path: string) => Promise<string>): Promise<Dumps> {
  const fetched: Partial<Record<keyof Dumps, readonly Row[]>> = {};
  for (const name of datasetNames)
    fetched[name] = JSON.parse(await fetchText(`/api/open-data/files/${name}.json`));
  return fetched as Dumps;
}

export const text = (row: Row | undefined, column: string): string => String(row?.[column] ?? "");
export const number = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0);
export const total = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + number(row, column), 0);
export type { Row };
