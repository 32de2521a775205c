/** A cell as a file holds it: a spreadsheet's number is no text, and in a column of dates it counts days. */
export type SheetCell = Readonly<{ text: string; isNumber: boolean }>;

export type SheetRow = Readonly<{
  /** As the program that wrote the file counts them, from one. */
  row: number;
  cells: readonly SheetCell[];
}>;

export type SheetRefusal =
  | "empty"
  | "too_large"
  | "too_many_rows"
  | "not_a_sheet"
  | "has_formulas"
  | "broken_quotes"
  | "not_text";

export type Sheet =
  | Readonly<{ ok: true; rows: readonly SheetRow[] }>
  | Readonly<{ ok: false; reason: SheetRefusal; row?: number }>;

export const maxImportBytes = 5 * 1024 * 1024;
/** With its heading. A year of collections fits; more is several files. */
export const maxSheetRows = 5001;
