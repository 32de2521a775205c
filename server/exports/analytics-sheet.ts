import type { TableCell, TableOf } from "#domain/analytics/tables.ts";
import type { Language } from "#domain/language.ts";
import { type Cell, type Sheet } from "#domain/spreadsheet/sheet.ts";
import { translate } from "../translate.ts";

/** A table of the analytics page as a file. Totals are left out: a spreadsheet would add them up twice. */
export const sheetOf = ({ columns, rows }: TableOf, language: Language): Sheet => ({
  heading: columns.map((column) => translate(language, `analytics.column.${column}`)),
  rows: rows.map((row) => row.map((cell) => sheetCell(cell, language))),
});

function sheetCell(cell: TableCell, language: Language): Cell {
  if ("label" in cell) return cell.label;
  if ("bucket" in cell) return cell.bucket;
  if ("step" in cell) return translate(language, `analytics.step.${cell.step}`);
  if ("count" in cell) return { number: cell.count };
  if ("cents" in cell) return { cents: cell.cents };
  return cell.percent === null ? null : { number: cell.percent };
}
