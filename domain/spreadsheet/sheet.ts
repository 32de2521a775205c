import type { Cents } from "#domain/money/cents.ts";

/** One cell of a CSV file or a workbook: text, a number, money, a day or a moment. */
export type Cell =
  | string
  | null
  | Readonly<{ number: number }>
  | Readonly<{ cents: Cents }>
  | Readonly<{ day: string }>
  | Readonly<{ moment: Date }>;
export type Rows = readonly (readonly Cell[])[];

/** A table to write. Rows that are read from the database arrive in batches. */
export type Sheet<R = Rows> = Readonly<{ heading: readonly string[]; rows: R }>;
export type SheetStream = Sheet<AsyncIterable<Rows>>;

export const moneyCell = (cents: Cents | null): Cell => (cents === null ? null : { cents });
export const dayCell = (day: string | null): Cell => (day === null ? null : { day });

/** A row of an uploaded file. A day in a workbook is a number of days. */
export type UploadedRow = Readonly<{
  /** The number that a spreadsheet program shows, from one. */
  row: number;
  cells: readonly Cell[];
}>;

export type SheetRefusal =
  | "empty"
  | "too_large"
  | "too_many_rows"
  | "not_a_sheet"
  | "has_formulas"
  | "broken_quotes"
  | "not_text";

export type RefusedSheet = Readonly<{ ok: false; reason: SheetRefusal; row?: number }>;
export type UploadedSheet = Readonly<{ ok: true; rows: readonly UploadedRow[] }> | RefusedSheet;

export const maxImportBytes = 5 * 1024 * 1024;
/** With the heading. A year of collections fits; for more, people upload several files. */
export const maxSheetRows = 5001;
