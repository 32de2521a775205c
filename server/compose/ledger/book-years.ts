import type pg from "pg";
import { storedBookYears } from "#adapters/postgres/book-years/stored-book-years.ts";
import { checklistOf } from "#domain/book-years/book-year.ts";
import { closeYear } from "#domain/book-years/close-year.ts";
import { showYears } from "#domain/book-years/show-years.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { today } from "../../timing/clock.ts";

/** Where a treasurer closes a year, and two administrators open it again. */
export function composeBookYears(pool: pg.Pool) {
  const { list, openPoints, close, askReopening, reopen } = storedBookYears(pool, accountsOfYear);
  return {
    show: showYears({ list, today }),
    checklist: async (year: number) => checklistOf(await openPoints(year), year),
    close: closeYear({ close, openPoints, today }),
    askReopening,
    reopen,
  };
}
