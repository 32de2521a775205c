import type { Cell, UploadedRow } from "./sheet.ts";

type Columns<Column extends string> = Readonly<{
  /** What people call the columns, in the spelling that `plain` makes. */
  names: Readonly<Record<string, Column>>;
  needed: readonly Column[];
  plain: (heading: string) => string;
}>;
type HeadingProblem<Column> = Readonly<{
  row: number;
  column: Column | null;
  reason: "column_missing" | "column_unknown" | "no_rows";
  value: string;
}>;
export type TableRow<Column> = Readonly<{
  row: number;
  cell: (column: Column) => Cell;
  text: (column: Column) => string;
}>;

/** Finds the columns of an uploaded file by its heading. A column that is missing or unknown refuses the file. */
export function readTable<Column extends string>(
  [heading, ...rows]: readonly UploadedRow[],
  { names, needed, plain }: Columns<Column>,
): readonly TableRow<Column>[] | HeadingProblem<Column> {
  const headings = heading?.cells.map(textOf) ?? [];
  const found = headings.map((text) => names[plain(text)] ?? null);
  const row = heading?.row ?? 1;
  const missing = needed.find((column) => !found.includes(column));
  if (missing) return { row, column: missing, reason: "column_missing", value: "" };
  const unknown = headings.find((text, place) => text !== "" && found[place] === null);
  if (unknown !== undefined) return { row, column: null, reason: "column_unknown", value: unknown };
  if (rows.length === 0) return { row, column: null, reason: "no_rows", value: "" };
  return rows.map((each) => {
    const cell = (column: Column) => each.cells[found.indexOf(column)] ?? null;
    return { row: each.row, cell, text: (column) => textOf(cell(column)) };
  });
}

/** Uploaded files hold only texts and numbers. */
const textOf = (cell: Cell): string => {
  if (typeof cell === "string") return cell.trim();
  return cell && "number" in cell ? String(cell.number) : "";
};
