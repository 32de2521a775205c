import { addDays, isDay, type Day } from "#domain/calendar/day.ts";
import type { Cell } from "#domain/spreadsheet/sheet.ts";

/** Day 0 of spreadsheets, which count the non-existent 29 February 1900. */
const dayNought = "1899-12-30";
const smallestSerial = 20_000;
const largestSerial = 80_000;

/** 2026-03-02, 2-3-2026, 02.03.2026 or a spreadsheet day number. Slashes are refused: day and month could be swapped. */
export function readDate(cell: Cell): Day | null {
  if (cell !== null && typeof cell === "object") {
    const serial = "number" in cell ? cell.number : 0;
    return Number.isInteger(serial) && serial >= smallestSerial && serial <= largestSerial
      ? addDays(dayNought, serial)
      : null;
  }
  const typed = cell?.trim() ?? "";
  if (isDay(typed)) return typed;
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/.exec(typed) ?? [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : null;
}
