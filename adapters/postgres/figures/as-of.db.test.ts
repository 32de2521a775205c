import type pg from "pg";
import { expect, test } from "vitest";
import { addDays, yearOf } from "#domain/calendar/day.ts";
import type { FigureLine } from "#domain/figures/figure-line.ts";
import { bookExpense } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { testDatabase } from "#testing/database.ts";
import { ledgerLines } from "../ledger/ledger-lines.ts";
import { bookAll } from "../seed/book-all.ts";
import { randomFrom } from "../seed/random-from.ts";
import { figureLines } from "./figure-lines.ts";

const { pool } = await testDatabase();
const demonstration = await testDatabase("demonstration");
const random = randomFrom(7);
const upTo = (most: number) => Math.floor(random() * most);
/** With donations as of the same days. */
const asOf = (on: string, known: string | null) => ({ on, known, gifts: { on, known } });
const linesOf = figureLines(pool);
const sorted = (lines: readonly FigureLine[]) => lines.map((line) => JSON.stringify(line)).toSorted();

/** As if recorded on that day. */
const written = (bookedOn: string, knownOn: string, number: number) => {
  const cents = 1 + upTo(100_000);
  const [account, project] = upTo(2) === 0 ? ["expenses-program", "hub"] : ["refunds", null];
  return pool.query(
    `with entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description, created_at)
       values ($1, 'random', $2, 2, 'Random', ($3::date + time '12:00') at time zone 'Europe/Amsterdam') returning id)
     insert into ledger_postings (entry_id, line, account_id, cents, project_id)
     select id, line, account, cents, project
     from entry, (values (1, $4::text, $5::bigint, $6::text), (2, 'bank', -$5::bigint, null)) as lines(line, account, cents, project)`,
    [bookedOn, String(number), knownOn, account, cents, project],
  );
};

const withClient = async (work: (client: pg.PoolClient) => Promise<void>) => {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
};

test("what was said on a day can be said again, whatever was entered since", async () => {
  const said: { day: string; lines: string[] }[] = [];
  let day = "2023-12-20";
  for (let number = 0; number < 80; number += 1) {
    day = addDays(day, upTo(15));
    // Mostly recent, sometimes long ago.
    await written(addDays(day, -upTo(upTo(4) === 0 ? 300 : 5)), day, number);
    said.push({ day, lines: sorted(await linesOf(asOf(day, null))) });
  }
  const lastOfDay = new Map(said.map(({ day: on, lines }) => [on, lines]));
  for (const [on, lines] of lastOfDay) expect(sorted(await linesOf(asOf(on, on)))).toEqual(lines);
});

test("the figures of a closed year do not change any more, by the day of booking alone", async () => {
  const year = yearOf(new Date().toISOString()) - 1;
  await pool.query(
    `insert into book_year_events (year, kind, by_user, adopted_on, adopted_by, snapshot)
     values ($1, 'closed', 'program', make_date($1 + 1, 5, 20), 'The board', '{}')`,
    [year],
  );
  const lastDay = asOf(`${year}-12-31`, null);
  const before = sorted(await linesOf(lastDay));
  await withClient((client) =>
    bookAll(client, [
      bookExpense({
        expenseId: "late",
        on: `${year}-06-01`,
        category: "PROGRAM",
        projectId: "hub",
        cents: asCents(4321),
        nature: "purchases",
        description: "Learnt of after closing",
      }),
    ]),
  );
  expect(sorted(await linesOf(lastDay))).toEqual(before);
  expect(sorted(await linesOf(null))).not.toEqual(before);
});

test("the published accounts of a closed year are computed again to the cent", async () => {
  const { rows } = await demonstration.pool.query<{ year: number; snapshot: unknown }>(
    "select year, snapshot from book_year_events where kind = 'closed'",
  );
  expect(rows.length).toBeGreaterThan(0);
  const lines = await ledgerLines(demonstration.pool);
  for (const { year, snapshot } of rows)
    expect(JSON.parse(JSON.stringify(accountsOfYear(lines, year)))).toEqual(snapshot);
});
