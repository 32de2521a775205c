import { decimalEuros } from "#domain/money/decimal-euros.ts";
import type { Cell, Rows } from "./sheet.ts";

/** Makes spreadsheet programs read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";
/** Spreadsheet programs run a cell that starts like this as a formula. */
const formulaStart = /^[\s]*[=+\-@|\t\r]/;
/** The separator is a setting of the reader's machine, so a formula may also start after any of these. */
const laterFormula = /([;,\t\r\n])(?=[^\S\t\r\n]*[=+\-@|])/g;

/** RFC 4180, with protection against formulas. All CSV files are written here. */
export const csvOf = (rows: Rows): string => byteOrderMark + csvLines(rows);

export const csvLines = (rows: Rows): string =>
  rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

function csvCell(cell: Cell): string {
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
