import type { Cents } from "./money/cents.ts";
import { decimalEuros } from "./money/decimal-euros.ts";

/** What a cell of a sheet can hold: words, a number, money, a calendar date or a moment. */
export type Cell =
  | string
  | null
  | Readonly<{ number: number }>
  | Readonly<{ cents: Cents }>
  | Readonly<{ day: string }>
  | Readonly<{ moment: Date }>;

/** So that spreadsheet programs read Arabic and accents as what they are. */
export const byteOrderMark = "\uFEFF";
/** A cell that begins like this is a formula to a spreadsheet program, whoever wrote it. */
const formulaStart = /^[\s]*[=+\-@|\t\r]/;
/** Where programs may begin another cell within ours: which of these signs parts cells is a setting of the reader's machine. */
const laterFormula = /([;,\t\r\n])(?=[^\S\t\r\n]*[=+\-@|])/g;

/** RFC 4180, with the habits of spreadsheet programs that it does not know. The one writer of such files. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => byteOrderMark + csvLines(rows);

export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");

function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "object") {
    if ("number" in cell) return String(cell.number);
    if ("cents" in cell) return decimalEuros(cell.cents);
    return "day" in cell ? cell.day : cell.moment.toISOString();
  }
  const guarded = cell.replace(laterFormula, "$1'");
  const text = formulaStart.test(cell) ? `'${guarded}` : guarded;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
