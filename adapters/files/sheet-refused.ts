import type { SheetRefusal } from "#domain/spreadsheet/sheet.ts";

export class Refused extends Error {
  readonly reason: SheetRefusal;
  readonly row: number | undefined;

  constructor(reason: SheetRefusal, row?: number) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}
