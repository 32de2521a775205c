export type OwnTable = Readonly<{ name: string; rows: readonly Readonly<Record<string, unknown>>[] }>;
export type OwnFile = Readonly<{ name: string; content: Uint8Array }>;

/** Spreadsheets take a file without this mark for Latin letters only. */
const byteOrderMark = "\uFEFF";

/** A person's records as they can be read again by programs (JSON) and by people (CSV). What is empty is left out. */
export async function* ownFiles(readme: string, tables: AsyncIterable<OwnTable>): AsyncGenerator<OwnFile> {
  yield file("README.txt", readme);
  for await (const { name, rows } of tables) {
    if (rows.length === 0) continue;
    yield file(`json/${name}.json`, JSON.stringify(rows, null, 2));
    yield file(`csv/${name}.csv`, byteOrderMark + csvOf(rows));
  }
}

/** As RFC 4180 wants it: every cell quoted, lines ended by CRLF. */
export function csvOf(rows: OwnTable["rows"]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))];
  return lines.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const file = (name: string, text: string): OwnFile => ({ name, content: new TextEncoder().encode(text) });
