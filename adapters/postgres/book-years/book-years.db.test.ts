import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { entry, type Entry } from "#domain/ledger/entry.ts";
import { bookExpense, bookGift, bookOpening } from "#domain/ledger/postings.ts";
import { publishedBooks } from "#domain/transparency/published-books.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { ledgerLines } from "../ledger/ledger-lines.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { adoptedAccounts } from "./open-points.ts";
import { storedBookYears } from "./stored-book-years.ts";

const { pool, owner } = await testDatabase();
const { book } = storedBooks(pool);
const years = storedBookYears(pool, accountsOfYear);
const treasurer = { userId: "treasurer", role: "ADMIN" } as const;
const chair = { userId: "chair", role: "ADMIN" } as const;

const today = () => dutchDate(new Date());
const thisYear = yearOf(today());
const firstYear = thisYear - 6;

let facts = 0;
const fact = fc.record({
  kind: fc.constantFrom("gift", "program", "overhead"),
  cents: fc.integer({ min: 1, max: 500_000 }),
  programId: fc.constantFrom("children", "elderly", null),
  day: fc.integer({ min: 1, max: 28 }).map((day) => `03-${String(day).padStart(2, "0")}`),
});
type Fact = typeof fact extends fc.Arbitrary<infer One> ? One : never;

function entryOf({ kind, cents, programId, day }: Fact, year: number): Entry {
  const [id, on] = [`fact-${++facts}`, `${year}-${day}`];
  if (kind === "gift")
    return bookGift({
      donationId: id,
      holder: "bank",
      on,
      campaignId: null,
      programId,
      fund: null,
      giftCents: asCents(cents),
      coverCents: asCents(0),
    });
  const category = kind === "program" ? "PROGRAM" : "ADMINISTRATION";
  const of = kind === "program" ? programId : null;
  return bookExpense({
    expenseId: id,
    on,
    category,
    projectId: null,
    programId: of,
    cents: asCents(cents),
    description: id,
  });
}

const close = (year: number) =>
  years.close(
    { year, adoptedOn: today(), adoptedBy: "A. Chair, B. Treasurer", remark: null },
    treasurer,
    "r1",
  );

const published = async (year: number) =>
  publishedBooks(await ledgerLines(pool), await adoptedAccounts(pool), year);

const datesOf = async (id: string) =>
  (
    await pool.query(
      `select booked_on as "bookedOn", value_on as "valueOn" from ledger_entries where cause_id = $1`,
      [id],
    )
  ).rows[0];

test("closing keeps every published figure, and what comes late is booked when it became known", async () => {
  await book(
    bookOpening({
      openingId: "start",
      on: `${firstYear}-01-01`,
      description: "Start",
      balances: [{ account: "bank", cents: asCents(1_000_000_000) }],
    }),
  );
  const oneYear = fc.record({
    own: fc.array(fact, { minLength: 1, maxLength: 6 }),
    late: fc.array(fc.record({ of: fact, back: fc.nat(5) }), { maxLength: 4 }),
    summarise: fc.boolean(),
  });
  const runs = fc.array(oneYear, { minLength: 5, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(runs, async (story) => {
      const figures = new Map<number, unknown>();
      for (const [index, { own, late, summarise }] of story.entries()) {
        const year = firstYear + index;
        for (const one of own) await book(entryOf(one, year));
        if (summarise) await summariseLedger(pool);
        const before = accountsOfYear(await ledgerLines(pool), year);
        expect(await close(year)).toBe("closed");
        figures.set(year, before);
        for (const { of, back } of late) {
          const known = entryOf(of, Math.max(year - back, firstYear));
          await book(known);
          expect(await datesOf(known.cause.id)).toEqual({ bookedOn: today(), valueOn: known.bookedOn });
        }
        for (const [past, known] of figures) {
          expect(accountsOfYear(await ledgerLines(pool), past)).toEqual(known);
          expect(await published(past)).toMatchObject(JSON.parse(JSON.stringify(known)) as object);
        }
      }
    }),
    // Years close once, so there is one run.
    { numRuns: 1, endOnFailure: true },
  );
});

test("a closed year refuses an entry from anyone, also past all code of ours", async () => {
  const bare = pool.query(
    `insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
     values ($1, 'expense', 'bare', 2, 'Past all rules')`,
    [`${firstYear}-06-01`],
  );
  await expect(bare).rejects.toThrow(/books are closed/);
  await expect(pool.query("update book_years set is_closed = false")).rejects.toThrow(/refused/);
  await expect(owner.query("delete from book_year_events")).rejects.toThrow(/stays/);
});

test("a year is closed once, in its order, and not before it is over", async () => {
  expect(await close(firstYear)).toBe("not_possible");
  expect(await close(firstYear + 4)).toBe("not_possible");
  await expect(close(thisYear)).rejects.toThrow(/not over/);
});

test("whoever books while a year closes ends up in its accounts or after it, never between", async () => {
  const year = thisYear - 1;
  const gift = () => entryOf({ kind: "gift", cents: 100, programId: null, day: "03-01" }, year);
  let closing: Promise<string> | undefined;
  const writers = Array.from({ length: 6 }, async () => {
    for (let count = 0; count < 25; count++) {
      if (count === 8) closing ??= close(year);
      await book(gift());
    }
  });
  await Promise.all(writers);
  expect(await closing).toBe("closed");

  const { rows } = await pool.query<{ inside: number; after: number }>(
    `select count(*) filter (where booked_on <= make_date($1, 12, 31)) as inside,
       count(*) filter (where value_on = make_date($1, 3, 1) and booked_on > make_date($1, 12, 31)) as after
     from ledger_entries where cause_kind = 'gift'
       and coalesce(value_on, booked_on) between make_date($1, 1, 1) and make_date($1, 12, 31)`,
    [year],
  );
  const { inside, after } = rows[0] ?? { inside: 0, after: 0 };
  expect(inside + after).toBe(150);
  const adopted = (await adoptedAccounts(pool)).get(year);
  expect(adopted?.books.accounts.incomeCents.individuals).toBe(inside * 100);
  expect(after).toBeGreaterThan(0);
});

test("two administrators open a year again, it stays on record, and what was adopted stays published", async () => {
  const year = thisYear - 1;
  const adopted = (await adoptedAccounts(pool)).get(year);
  expect(await years.reopen(year, chair, "r2")).toBe(false);
  expect(await years.askReopening(year - 1, "The wrong one", treasurer, "r2")).toBe(false);
  expect(await years.askReopening(year, "A grant was forgotten", treasurer, "r2")).toBe(true);
  expect(await years.reopen(year, treasurer, "r3")).toBe(false);
  expect(await years.reopen(year, chair, "r3")).toBe(true);

  const forgotten = entryOf({ kind: "gift", cents: 4200, programId: null, day: "05-05" }, year);
  await book(forgotten);
  expect(await datesOf(forgotten.cause.id)).toEqual({ bookedOn: `${year}-05-05`, valueOn: null });
  expect((await adoptedAccounts(pool)).get(year)).toEqual(adopted);

  expect(await close(year)).toBe("closed");
  const again = (await adoptedAccounts(pool)).get(year);
  expect(again?.books.accounts.incomeCents.individuals).toBe(
    (adopted?.books.accounts.incomeCents.individuals ?? 0) + 4200,
  );
  const [listed] = (await years.list()).filter((one) => one.year === year);
  expect(listed?.events.map(({ kind }) => kind)).toEqual(["closed", "reopening_asked", "reopened", "closed"]);
  const { rows } = await pool.query<{ action: string }>(
    "select action from audit_log where subject_kind = 'book_year' and subject_id = $1 order by id",
    [String(year)],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "book_year.closed",
    "book_year.reopening_asked",
    "book_year.reopened",
    "book_year.closed",
  ]);
});

test("what is open at the end of a year is counted", async () => {
  const before = await years.openPoints(thisYear);
  await book(entryOf({ kind: "overhead", cents: 100, programId: null, day: "03-01" }, thisYear));
  await book(
    entry({
      cause: { kind: "bank_entry", id: "line-1" },
      bookedOn: `${thisYear}-01-01`,
      description: "Not explained yet",
      postings: [
        { account: "bank", cents: asCents(700) },
        { account: "bank-suspense", cents: asCents(-700) },
      ],
    }),
  );
  await book(
    entry({
      cause: { kind: "transfer", id: "half-1" },
      bookedOn: `${thisYear}-01-01`,
      description: "The other account does not show it",
      postings: [
        { account: "own-transfers", cents: asCents(300) },
        { account: "bank", cents: asCents(-300) },
      ],
    }),
  );
  expect(await years.openPoints(thisYear)).toEqual({
    ...before,
    transfers: before.transfers + 1,
    suspense: before.suspense + 1,
    documents: before.documents + 1,
  });
});
