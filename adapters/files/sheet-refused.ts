import type { SheetRefusal } from "#domain/spreadsheet/sheet.ts";

/** A workbook that we do not read, and in which row that was seen. */
export class Refused extends Error {
  readonly reason: SheetRefusal;
  readonly row: number | undefined;

  constructor(reason: SheetRefusal, row?: number) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}
