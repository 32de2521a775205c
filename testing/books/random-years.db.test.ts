import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { addBankAccount } from "#adapters/postgres/bank/bank-accounts.ts";
import { importFile, noGifts, ourIban, toAccount, treasurer } from "#adapters/postgres/bank/bank.fixtures.ts";
import { clearHandEntries } from "#adapters/postgres/bank/clear-hand-entries.ts";
import { matchLine } from "#adapters/postgres/bank/match-line.ts";
import { undoMatch } from "#adapters/postgres/bank/undo-match.ts";
import { storedBookYears } from "#adapters/postgres/book-years/stored-book-years.ts";
import { adoptedAccounts } from "#adapters/postgres/book-years/open-points.ts";
import { ledgerLines } from "#adapters/postgres/ledger/ledger-lines.ts";
import { ledgerSums, storedBooks } from "#adapters/postgres/ledger/ledger.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { addDays, yearOf } from "#domain/calendar/day.ts";
import { reverse } from "#domain/ledger/postings.ts";
import { publishedBooks } from "#domain/transparency/published-books.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { testDatabase } from "../database.ts";
import { today } from "#server/timing/clock.ts";
import { addsUp, heldOn, rawLines } from "./books-add-up.fixtures.ts";
import { booksOf, exportsOf } from "./books-exports.fixtures.ts";
import { entriesOf, fact, someYears, statementOf, type BankMovement } from "./random-years.fixtures.ts";

const { pool } = await testDatabase();
const { book } = storedBooks(pool);
const years = storedBookYears(pool, accountsOfYear);
const books = booksOf(pool);
const seed = Date.now() % 1_000_000;
const [story = []] = fc.sample(someYears, { numRuns: 1, seed });
const firstYear = yearOf(today()) - story.length;

const match = matchLine(pool, noGifts);

let closingCents = 25_000;
/** The bank's lines, some of them matched, and of these some taken back. */
async function importMovements(
  movements: readonly BankMovement[],
  year: number,
  isLate: boolean,
): Promise<void> {
  const statement = statementOf(movements, year, isLate, closingCents);
  await importFile(pool, [statement]);
  closingCents += movements.reduce((sum, { cents }) => sum + cents, 0);
  for (const { cents, means, isExplained, isUndone } of movements) {
    const { rows } = await pool.query<{ id: number }>("select id from waiting_bank_lines where cents = $1", [
      cents,
    ]);
    const [line] = rows;
    if (!isExplained || !line) continue;
    const outcome = await match(line.id, { parts: [toAccount(means, cents)] }, treasurer, "r1");
    if (!outcome.ok) throw new Error(outcome.reason);
    if (isUndone) await undoMatch(pool)(outcome.matchId, treasurer, "r1");
  }
  await clearHandEntries(pool);
}

type Kept = Awaited<ReturnType<typeof exportsOf>>;
const kept = new Map<number, { files: Kept; figures: unknown }>();

beforeAll(async () => {
  await addBankAccount(pool)({ iban: ourIban, name: "Current", holder: "Stichting" }, treasurer, "q0");
  for (const [index, { facts, lateFacts, bank, lateBank, summarise }] of story.entries()) {
    const year = firstYear + index;
    for (const own of facts)
      for (const one of entriesOf(own, year)) {
        await book(one);
        if (own.isUndone && own.kind === "expense")
          await book(reverse(one, { on: `${year}-12-30`, reason: "Typed twice" }));
      }
    await importMovements(bank, year, false);
    if (summarise) await summariseLedger(pool);
    kept.set(year, {
      files: await exportsOf(books, year),
      figures: accountsOfYear(await ledgerLines(pool), year),
    });
    const closing = { year, adoptedOn: today(), adoptedBy: "A. Chair", remark: null };
    if ((await years.close(closing, treasurer, "r1")) !== "closed") throw new Error(`${year} did not close`);
    for (const one of lateFacts.flatMap((late) => entriesOf(late, year))) await book(one);
    await importMovements(lateBank, year, true);
  }
});

const nothing = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0 };

describe(`three random years, with seed ${seed}`, () => {
  test("every export of every year adds up to the ledger", async () => {
    const lines = await rawLines(pool);
    expect(new Set(lines.map(({ bookedOn }) => yearOf(bookedOn))).size).toBe(story.length + 1);
    for (let year = firstYear; year <= firstYear + story.length; year += 1)
      expect(addsUp(await exportsOf(books, year), lines, year)).toEqual([]);
  });

  test("the balance sheet balances on every day, and holds what the lines up to it come to", async () => {
    const lines = await rawLines(pool);
    // Between two days on which something was booked nothing changes.
    const days = new Set(lines.flatMap(({ bookedOn }) => [addDays(bookedOn, -1), bookedOn]));
    for (const day of days) {
      const { assets, liabilities, totalCents } = await books.balanceSheet(day);
      const sum = (side: typeof assets) =>
        side.flatMap((group) => group.accounts).reduce((all, { cents }) => all + cents, 0);
      expect([day, sum(assets), sum(liabilities)]).toEqual([day, totalCents, totalCents]);
      const held = assets.flatMap((group) => group.accounts).map(({ account, cents }) => [account, cents]);
      const known = held.map(([account]) => [account, heldOn(lines, String(account), day)]);
      expect([day, held]).toEqual([day, known]);
    }
  });

  test("closing and late facts keep every file and every published figure of a closed year", async () => {
    const adopted = await adoptedAccounts(pool);
    const lines = await ledgerLines(pool);
    for (const [year, { files, figures }] of kept) {
      expect(await exportsOf(books, year)).toEqual(files);
      expect(accountsOfYear(lines, year)).toEqual(figures);
      expect(publishedBooks(lines, adopted, year)).toMatchObject(
        JSON.parse(JSON.stringify(figures)) as object,
      );
    }
    const { rows } = await pool.query<{ late: number }>(
      "select count(*)::int as late from ledger_entries where booked_on = $1 and value_on < $1",
      [today()],
    );
    expect(rows[0]?.late).toBeGreaterThan(story.length);
  });

  test("a reversal leaves no trace in any sum but its own two lines", async () => {
    const on = `${firstYear + story.length}-01-02`;
    const period = { from: `${yearOf(on)}-01-01`, to: `${yearOf(on)}-12-31` };
    const sums = ledgerSums(pool);
    const held = (cents: ReadonlyMap<string, number>) => [...cents].filter(([, each]) => each !== 0);
    const publicSums = async () => [
      await sums.totalRaised(),
      held(await sums.raisedByCampaign()),
      held(await sums.spentByProject()),
    ];
    const after = async () => ({
      sheets: await Promise.all([on, today(), addDays(on, -1)].map((day) => books.balanceSheet(day))),
      publicSums: await publicSums(),
      trial: new Map((await books.trialBalance(period)).rows.map((row) => [row.account, row])),
      lines: (await rawLines(pool)).length,
    });
    for (const drawn of fc.sample(fact, { numRuns: 3, seed })) {
      const before = await after();
      const [first] = entriesOf({ ...drawn, day: on.slice(5) }, yearOf(on));
      if (!first) throw new Error("Nothing to reverse");
      await book(first);
      await book(reverse(first, { on, reason: "Typed twice" }));
      const now = await after();
      expect(now.sheets).toEqual(before.sheets);
      expect(now.publicSums).toEqual(before.publicSums);
      expect(now.lines).toBe(before.lines + 2 * first.postings.length);
      for (const [account, row] of now.trial) {
        const known = before.trial.get(account) ?? nothing;
        const moved = Math.abs(first.postings.find((posting) => posting.account === account)?.cents ?? 0);
        expect(row).toMatchObject({
          openingCents: known.openingCents,
          closingCents: known.closingCents,
          debitCents: known.debitCents + moved,
          creditCents: known.creditCents + moved,
        });
      }
    }
  });
});
