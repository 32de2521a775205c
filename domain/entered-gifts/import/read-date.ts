import { addDays, isDay, type Day } from "#domain/calendar/day.ts";
import type { SheetCell } from "#domain/forms/sheet.ts";

/** The day before which spreadsheets begin to count, with the day that their first program took for one. */
const dayNought = "1899-12-30";
const smallestSerial = 20_000;
const largestSerial = 80_000;

/**
 * 2026-03-02, or as the Dutch write it 2-3-2026 and 02.03.2026; a spreadsheet's own date is a number of days. With slashes it
 * could be the third of February as well, so that is refused instead of guessed.
 */
export function readDate({ text, isNumber }: SheetCell): Day | null {
  const typed = text.trim();
  if (isNumber) {
    const serial = Number(typed);
    return Number.isInteger(serial) && serial >= smallestSerial && serial <= largestSerial
      ? addDays(dayNought, serial)
      : null;
  }
  if (isDay(typed)) return typed;
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/.exec(typed) ?? [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : null;
}
