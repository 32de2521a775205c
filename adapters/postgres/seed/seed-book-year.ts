import type pg from "pg";
import { yearOf } from "#domain/calendar/day.ts";
import { boardMembers } from "#domain/content/kinds/board-member/sample.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { ledgerLines } from "../ledger/ledger-lines.ts";

/** The year before last is closed with what the board adopted; closing last year is left to whoever tries the demonstration. */
export async function seedBookYear(client: pg.ClientBase, today: string): Promise<void> {
  const year = yearOf(today) - 2;
  await client.query(
    `insert into book_year_events (year, kind, by_user, adopted_on, adopted_by, remark, snapshot)
     values ($1, 'closed', 'program', make_date($1 + 1, 5, 20), $2, $3, $4)`,
    [
      year,
      boardMembers
        .slice(0, 3)
        .map(({ name }) => name.en)
        .join(", "),
      // A remark would be in one language, whoever reads it.
      null,
      JSON.stringify(accountsOfYear(await ledgerLines(client), year)),
    ],
  );
}
