import type { Column, Reference } from "#domain/lists/column.ts";
import { exportedColumns, labelOf, type AnyList } from "#domain/lists/list.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Cell, Rows } from "#domain/spreadsheet/sheet.ts";
import type { NoteExported } from "./open-export.ts";

type ListedRow = Readonly<Record<string, unknown>>;

const units: Partial<Record<Column["kind"], string>> = { money: " (EUR)", moment: " (UTC)" };

/** `label` turns a message id into words. */
export const exportHeading = (list: AnyList, label: (id: string) => string): string[] =>
  exportedColumns(list).map(([name, { kind }]) => label(labelOf(list, name)) + (units[kind] ?? ""));

/** The rows of a list as cells. Each person is noted once, before their first row is sent. */
export const exportRows = (list: AnyList, batches: AsyncIterable<readonly ListedRow[]>) =>
  async function* (note: NoteExported): AsyncGenerator<Rows> {
    const noted = new Set<string>();
    const columns = exportedColumns(list);
    for await (const batch of batches) {
      const people = [...new Set(batch.map(({ aboutUserId }) => aboutUserId))].filter(
        (id): id is string => typeof id === "string" && !noted.has(id),
      );
      for (const id of people) noted.add(id);
      await note(people);
      yield batch.map((row) => columns.map(([name, column]) => cellOf(column, row[name])));
    }
  };

function cellOf({ kind, exported }: Column, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  // The kind of a column says what its values are.
  const words = value as string;
  switch (kind) {
    case "money":
      return { cents: asCents(value as number) };
    case "moment":
      return { moment: new Date(words) };
    case "day":
      return { day: words };
    case "reference":
      return (value as Reference)[exported === "id" ? "id" : "name"];
    case "choices":
      return (value as readonly string[]).join(" ");
    case "json":
    case "number":
    case "flag":
      return JSON.stringify(value);
    default:
      return words;
  }
}
