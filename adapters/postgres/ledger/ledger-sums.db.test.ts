import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { accounts } from "#domain/ledger/accounts.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { bookExpense } from "#domain/ledger/postings.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { asCents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { testDatabase } from "#testing/database.ts";
import { bookedByCampaign } from "#testing/public-sums.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { ledgerSums, storedBooks } from "./ledger.ts";
import { keptSumsAreRight } from "#checks/sum-checks.ts";
import { summariseLedger } from "./ledger-summary.ts";

const { pool } = await testDatabase();
const { book } = storedBooks(pool);
const sums = ledgerSums(pool);
/** Everything booked by this file: the sums must equal it. */
const booked: Entry[] = [];

const bookAndKeep = async (entry: Entry): Promise<void> => {
  await book(entry);
  booked.push(entry);
};

beforeEach(() => expectTrueSums());

const amount = fc.integer({ min: 1, max: 99_999_999 }).map(asCents);
const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom("gift", "fee", "refund", "refund_failed", "chargeback", "chargeback_reversed"),
      donationId: fc.uuid(),
      movementId: fc.uuid(),
      feeId: fc.uuid(),
      holder: fc.constantFrom("sandbox", "mollie"),
      on: fc.constantFrom("2024-12-31", "2025-01-01", "2026-06-30"),
      campaignId: fc.constantFrom("winter", "school", null),
      programId: fc.constantFrom("children", null),
      fund: fc.constant(null),
      giftCents: amount,
      coverCents: fc.nat(10_000).map(asCents),
      cents: amount,
    })
    .map((movement) => bookMovement(movement satisfies MoneyMovement)),
  fc
    .record({
      expenseId: fc.uuid(),
      on: fc.constantFrom("2025-12-31", "2026-01-01"),
      category: fc.constantFrom(...spendingCategories),
      projectId: fc.constantFrom("dubai", "riyadh", null),
      cents: amount,
      description: fc.constant("Costs"),
    })
    .map(bookExpense),
);

test("every sum is what the entries add up to, wherever the mark stands", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { maxLength: 12 }), fc.boolean(), async (entries, summarise) => {
      for (const entry of entries) await bookAndKeep(entry);
      if (summarise) await summariseLedger(pool);
      await expectTrueSums();
      expect(await keptSumsAreRight.faults(pool)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("an entry that is still being written when the mark is moved is neither lost nor counted twice", async () => {
  const late = bookExpense({
    expenseId: "late",
    on: "2026-03-01",
    category: "PROGRAM",
    projectId: "dubai",
    cents: asCents(100),
    description: "Late",
  });
  await inTransaction(pool, async (client) => {
    await storedBooks(client).book(late);
    expect(await summariseLedger(pool)).toBe(false);
    await expectTrueSums();
  });
  booked.push(late);
  await expectTrueSums();

  await Promise.all(Array.from({ length: 4 }, () => summariseLedger(pool)));
  await expectTrueSums();
  expect(await keptSumsAreRight.faults(pool)).toEqual([]);
});

test("the nightly check notices a kept sum that is not what the entries say", async () => {
  await bookAndKeep(
    bookExpense({
      expenseId: "x",
      on: "2026-03-01",
      category: "PROGRAM",
      projectId: null,
      cents: asCents(5),
      description: "",
    }),
  );
  await summariseLedger(pool);
  await inTransaction(pool, async (client) => {
    await client.query(
      "update ledger_summary set cents = cents + 7 where account_id = 'bank' and year = 2026",
    );
    const faults = await keptSumsAreRight.faults(client);
    expect(faults).toEqual(["account bank, year 2026: off by 7"]);
    await client.query(
      "update ledger_summary set cents = cents - 7 where account_id = 'bank' and year = 2026",
    );
  });
});

test("a year without costs is three times nothing", async () => {
  expect(await sums.expenditureByCategory(1999)).toEqual({ PROGRAM: 0, FUNDRAISING: 0, ADMINISTRATION: 0 });
});

async function expectTrueSums(): Promise<void> {
  const lines = booked.flatMap(({ bookedOn, postings }) =>
    postings.map((posting) => ({
      ...posting,
      ...accounts.find(({ id }) => id === posting.account)!,
      bookedOn,
    })),
  );
  const total = (list: typeof lines): number => list.reduce((sum, { cents }) => sum + cents, 0);
  const grouped = (list: typeof lines, key: "campaignId" | "projectId") =>
    new Map([...Map.groupBy(list, (line) => line[key])].map(([name, group]) => [name, total(group)]));
  const raised = lines.filter((line) => line.raised).map((line) => ({ ...line, cents: negated(line.cents) }));
  // Fees of single donations are public when their year is over.
  const thisYear = String(new Date().getFullYear());
  const spent = lines.filter(
    ({ category, account, bookedOn }) =>
      category !== null && (account !== "provider-fees" || bookedOn < thisYear),
  );

  expect(await bookedByCampaign(pool)).toEqual(grouped(raised, "campaignId"));
  expect(await sums.spentByProject()).toEqual(
    grouped(
      spent.filter((line) => line.projectId),
      "projectId",
    ),
  );
  for (const year of [2024, 2025, 2026]) {
    const inYear = spent.filter(({ bookedOn }) => bookedOn.startsWith(String(year)));
    const expected = spendingCategories.map((name) => [
      name,
      total(inYear.filter((line) => line.category === name)),
    ]);
    expect(await sums.expenditureByCategory(year)).toEqual(Object.fromEntries(expected));
  }
}
