import type { Cell } from "#domain/csv.ts";
import { asCents } from "#domain/money/cents.ts";
import { exportColumns, type ExportList } from "./export-columns.ts";

type ListedRow = Readonly<Record<string, unknown>>;
export type Batches = AsyncGenerator<readonly (readonly Cell[])[]>;

/** The rows of a list as cells. Each person is noted once, before the first of their rows leaves. */
export async function* exportRows(
  list: ExportList,
  batches: AsyncIterable<readonly ListedRow[]>,
  note: (people: readonly string[]) => Promise<void>,
): Batches {
  const noted = new Set<string>();
  for await (const batch of batches) {
    const people = [...new Set(batch.map(({ aboutUserId }) => aboutUserId))].filter(
      (id): id is string => typeof id === "string" && !noted.has(id),
    );
    for (const id of people) noted.add(id);
    await note(people);
    yield batch.map((row) => exportColumns[list].map((column) => cellOf(column, row[column])));
  }
}

function cellOf(column: string, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return { moment: value };
  if (typeof value === "number") return column.endsWith("Cents") ? { cents: asCents(value) } : String(value);
  if (typeof value !== "string") throw new Error(`A list's column ${column} holds neither text nor number`);
  return column.endsWith("On") ? { day: value } : value;
}
