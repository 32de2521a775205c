import { beforeAll, expect, test } from "vitest";
import { storedBooks } from "#adapters/postgres/ledger/ledger.ts";
import { bookExpense, reverse } from "#domain/ledger/postings.ts";
import { entry } from "#domain/ledger/entry.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { allOpenLines, nextOpenLines, openLines } from "./open-lines.ts";

/** Enough to make the index cheaper than a scan. */
const gifts = 20_000;
const { pool, owner } = await testDatabase();
const { book } = storedBooks(pool);
const expense = (id: string, nature: "purchases" | "personnel") =>
  bookExpense({
    expenseId: id,
    on: "2026-03-01",
    category: "ADMINISTRATION",
    cents: asCents(1200),
    projectId: null,
    programId: null,
    description: "Paid to J. Jansen",
    nature,
  });

beforeAll(async () => {
  await pool.query(
    `with written as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select '2026-01-01', 'gift', 'g' || n, 2, 'g' || n, 'Gift' from generate_series(1, $1::int) n returning id)
     insert into ledger_postings (entry_id, line, account_id, cents)
     select id, line, case line when 1 then 'provider-sandbox' else 'gifts-unrestricted' end, case line when 1 then 2500 else -2500 end
     from written, generate_series(1, 2) line`,
    [gifts],
  );
  const first = expense("e1", "purchases");
  await book(first);
  await book(expense("e2", "personnel"));
  await book(reverse(first, { on: "2026-03-02", reason: "Typed twice" }));
  await book(
    entry({
      cause: { kind: "income", id: "i1" },
      bookedOn: "2026-03-03",
      description: "Estate of J. Jansen",
      postings: [
        { account: "bank", cents: asCents(900_000) },
        { account: "legacies", cents: asCents(-900_000) },
      ],
    }),
  );
  await owner.query("analyze ledger_entries, ledger_postings");
});

test("a cost and what takes it back are open; a wage, a legacy and gifts are not", async () => {
  const lines = await openLines(pool, { through: gifts + 10, most: 100 });
  expect(lines.map(({ source, account, cents }) => [source, account, cents])).toEqual([
    ["expense", "expenses-administration", 1200],
    ["expense", "bank", -1200],
    ["reversal", "expenses-administration", -1200],
    ["reversal", "bank", 1200],
  ]);
  const [first, second] = lines;
  const behind = await openLines(pool, {
    through: gifts + 1,
    after: first ?? { entry: 0, line: 0 },
    most: 100,
  });
  expect(behind).toEqual([second]);
});

test("whoever reads all of them gets each once", async () => {
  const all: string[] = [];
  for await (const batch of allOpenLines(pool, gifts + 10)) all.push(...batch.map(({ id }) => id));
  expect(all).toHaveLength(new Set(all).size);
});

test("a page among many gifts is read from the index of what is open", async () => {
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${nextOpenLines}`, [
    1,
    1,
    gifts + 10,
    500,
  ]);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("ledger_entries_open");
  // The few accounts may be read whole.
  expect(plan).not.toMatch(/Seq Scan on ledger_(?:entries|postings)/);
});
