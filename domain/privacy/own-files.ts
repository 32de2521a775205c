import type { Cell } from "#domain/spreadsheet/sheet.ts";
import { csvOf } from "#domain/spreadsheet/write-csv.ts";

export type OwnFile = Readonly<{ name: string; content: Uint8Array }>;
export type OwnTable = Readonly<{
  name: string;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Files that are no text: pictures. */
  files?: readonly OwnFile[];
}>;

/** A person's records for programs (JSON) and people (CSV). Empty ones are omitted. */
export async function* ownFiles(readme: string, tables: AsyncIterable<OwnTable>): AsyncGenerator<OwnFile> {
  yield file("README.txt", readme);
  for await (const { name, rows, files = [] } of tables) {
    yield* files;
    if (rows.length === 0) continue;
    yield file(`json/${name}.json`, JSON.stringify(rows, null, 2));
    yield file(`csv/${name}.csv`, csvOf(tableOf(rows)));
  }
}

export function tableOf(rows: OwnTable["rows"]): Cell[][] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))];
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return { number: value };
  return typeof value === "string" ? value : JSON.stringify(value);
}

const file = (name: string, text: string): OwnFile => ({ name, content: new TextEncoder().encode(text) });
