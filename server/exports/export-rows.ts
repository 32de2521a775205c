import { asCents } from "#domain/money/cents.ts";
import type { Cell, Rows } from "#domain/spreadsheet/sheet.ts";
import { exportColumns, type ExportList } from "./export-columns.ts";
import type { NoteExported } from "./open-export.ts";

type ListedRow = Readonly<Record<string, unknown>>;

/** The rows of a list as cells. Each person is noted once, before their first row is sent. */
export const exportRows = (list: ExportList, batches: AsyncIterable<readonly ListedRow[]>) =>
  async function* (note: NoteExported): AsyncGenerator<Rows> {
    const noted = new Set<string>();
    for await (const batch of batches) {
      const people = [...new Set(batch.map(({ aboutUserId }) => aboutUserId))].filter(
        (id): id is string => typeof id === "string" && !noted.has(id),
      );
      for (const id of people) noted.add(id);
      await note(people);
      yield batch.map((row) => exportColumns[list].map((column) => cellOf(column, row[column])));
    }
  };

function cellOf(column: string, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return { moment: value };
  if (typeof value === "number") return column.endsWith("Cents") ? { cents: asCents(value) } : String(value);
  if (typeof value !== "string") throw new Error(`A list's column ${column} holds neither text nor number`);
  return column.endsWith("On") ? { day: value } : value;
}
