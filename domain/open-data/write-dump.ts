import type { Cell } from "#domain/spreadsheet/sheet.ts";
import { byteOrderMark, csvLines } from "#domain/spreadsheet/write-csv.ts";
import type { Column, Row, Value } from "./datasets.ts";

type Batches = AsyncIterable<readonly Row[]>;

/** Amounts are integer cents in every format. */
export async function* csvDump(columns: readonly Column[], batches: Batches): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns.map(({ name }) => name)]);
  for await (const rows of batches)
    yield csvLines(rows.map((row) => columns.map(({ name }) => cellOf(row[name] ?? null))));
}

const cellOf = (value: Value): Cell => {
  if (typeof value === "number") return { number: value };
  return typeof value === "boolean" ? String(value) : value;
};

/** One array, one row per line, so that it can be read whole or line by line. */
export async function* jsonDump(columns: readonly Column[], batches: Batches): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of batches) {
    for (const row of rows) {
      const named = columns.map(({ name }) => [name, row[name] ?? null]);
      yield `${before}${JSON.stringify(Object.fromEntries(named))}`;
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
