import type pg from "pg";
import { lastAnbiPublication } from "#adapters/postgres/book-years/anbi.ts";
import { firstDayOfBooks } from "#adapters/postgres/ledger/first-day-of-books.ts";
import { queueMails } from "#adapters/postgres/mail/outbox.ts";
import { anbiDueOn, type AnbiDue } from "#domain/transparency/anbi-deadline.ts";
import { anbiDueLetter } from "../../letters/staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";
import { today } from "../../timing/clock.ts";

/** Watches that the form of the tax office is published in time. */
export function composeAnbiDeadline(pool: pg.Pool, staff: () => Promise<readonly string[]>) {
  const due = async (): Promise<AnbiDue | null> => {
    const [last, firstBookedOn] = await Promise.all([lastAnbiPublication(pool, null), firstDayOfBooks(pool)]);
    return anbiDueOn(today(), { published: last ? [last.year] : [], firstBookedOn });
  };
  return {
    due,
    /** One letter to each of the staff for each year's form, however often it is looked at. */
    warn: async (): Promise<void> => {
      const late = await due();
      if (late) await queueMails(pool, toStaff(await staff(), `anbi ${late.year}`, anbiDueLetter(late)));
    },
  };
}
