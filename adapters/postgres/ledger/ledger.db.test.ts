import { describe, expect, test } from "vitest";
import { accounts } from "#domain/ledger/accounts.ts";
import { bookExpense, bookGift, bookOpening, bookRefund, reverse } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { storedBooks } from "./ledger.ts";

const { pool, owner } = await testDatabase();
const { book } = storedBooks(pool);

let causes = 0;
const newCause = (): string => `c${++causes}`;

const gift = (donationId = newCause()) =>
  bookGift({
    donationId,
    holder: "sandbox",
    on: "2026-11-14",
    campaignId: "winter",
    programId: null,
    fund: null,
    giftCents: asCents(2500),
    coverCents: asCents(108),
  });

type Lines = Readonly<Record<string, number>>;

/** Directly into the tables, to test the database's own rules. */
const write = (postings: Lines, lines = Object.keys(postings).length) =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
       values ('2026-11-14', 'expense', $1, $2, 'By hand') returning id`,
      [newCause(), lines],
    );
    await add(client, rows[0]!.id, postings);
    return rows[0]!.id;
  });

const add = (client: Pick<typeof pool, "query">, entryId: number, postings: Lines, firstLine = 1) =>
  client.query(
    `insert into ledger_postings (entry_id, line, account_id, cents)
     select $1, $4 + position - 1, account, cents
     from unnest($2::text[], $3::bigint[]) with ordinality as posting(account, cents, position)`,
    [entryId, Object.keys(postings), Object.values(postings), firstLine],
  );

const count = async (): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>("select count(*) as n from ledger_entries");
  return rows[0]!.n;
};

test("the database knows the accounts of the chart, and no others", async () => {
  const { rows } = await pool.query("select id, kind, raised, category from ledger_accounts order by id");
  const chart = accounts.map(({ id, kind, raised, category }) => ({ id, kind, raised, category }));
  expect(rows).toEqual(chart.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
});

describe("the database refuses an entry", () => {
  test.each<[string, Lines, number]>([
    ["that does not balance", { bank: 100, refunds: -99 }, 2],
    ["of fewer lines than it says", { bank: 100, refunds: -100 }, 3],
    ["of more lines than it says", { bank: 200, refunds: -100, chargebacks: -100 }, 2],
    ["on an account that does not exist", { bank: 100, mattress: -100 }, 2],
    [
      "with more lines, on accounts that do not exist",
      { bank: 100, refunds: -100, mattress: 5, sock: -5 },
      2,
    ],
    ["without lines", {}, 2],
    ["of a single line", { bank: 100 }, 1],
    ["with a line of nothing", { bank: 100, refunds: -100, chargebacks: 0 }, 3],
  ])("%s", async (_, postings, lines) => {
    const before = await count();
    await expect(write(postings, lines)).rejects.toThrow(/ledger|violates check/);
    expect(await count()).toBe(before);
  });

  test("that belongs to no entry, or to one that is already whole", async () => {
    const whole = await write({ bank: 100, refunds: -100 });
    const more = { bank: 5, refunds: -5 };
    await expect(add(pool, whole, more, 3)).rejects.toThrow("is not whole");
    await expect(add(pool, 1_000_000, more)).rejects.toThrow("is not whole");
    await expect(add(pool, 1_000_000, { bank: 5, refunds: -4 })).rejects.toThrow("does not balance");
  });
});

test.each(["ledger_entries", "ledger_postings", "ledger_accounts", "donation_events", "donation_moves"])(
  "nobody changes, removes or empties %s",
  async (table) => {
    await book(gift());
    const column = { ledger_entries: "description", ledger_accounts: "id", ledger_postings: "account_id" }[
      table
    ];
    await expect(owner.query(`update ${table} set ${column ?? "from_status"} = 'x'`)).rejects.toThrow(
      "stays",
    );
    await expect(owner.query(`delete from ${table}`)).rejects.toThrow("stays");
    await expect(owner.query(`truncate ${table} cascade`)).rejects.toThrow("stays");
  },
);

describe("booking", () => {
  test("writes the entry with its lines in order", async () => {
    const entry = gift();
    expect(await book(entry)).toBe("booked");
    const { rows } = await pool.query(
      `select booked_on, donation_id, line, account_id, cents, campaign_id from ledger_entries
       join ledger_postings on entry_id = id where cause_kind = 'gift' and cause_id = $1 order by line`,
      [entry.cause.id],
    );
    const common = { booked_on: "2026-11-14", donation_id: entry.cause.id };
    expect(rows).toEqual([
      { ...common, line: 1, account_id: "provider-sandbox", cents: asCents(2608), campaign_id: null },
      { ...common, line: 2, account_id: "gifts-restricted", cents: asCents(-2500), campaign_id: "winter" },
      { ...common, line: 3, account_id: "fee-cover", cents: asCents(-108), campaign_id: null },
    ]);
  });

  test("the same cause twice books it once, even when twenty try at once", async () => {
    const entry = gift();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => book(entry)));
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(1);
    expect(await book(entry)).toBe("already_booked");
  });

  test("a correction is a reversal that names the first entry, once", async () => {
    const first = gift();
    await book(first);
    const undo = reverse(first, { on: "2026-11-15", reason: "Entered twice" });
    expect(await book(undo)).toBe("booked");
    expect(await book(undo)).toBe("already_booked");

    const { rows } = await pool.query(
      `select first.cause_id from ledger_entries undo join ledger_entries first on first.id = undo.reverses_entry_id
       where undo.cause_kind = 'reversal' and undo.cause_id = $1`,
      [undo.cause.id],
    );
    expect(rows).toEqual([{ cause_id: first.cause.id }]);
  });

  test("there is nothing to reverse where nothing was booked", async () => {
    const undo = reverse(gift(), { on: "2026-11-15", reason: "Never happened" });
    await expect(book(undo)).rejects.toThrow("Nothing to reverse");
  });

  test("opening balances, expenses and refunds are entries like any other", async () => {
    const refund = {
      ...gift(),
      holder: "bank",
      on: "2026-01-02",
      campaignId: null,
      programId: "children",
    } as const;
    const entries = [
      bookOpening({
        openingId: newCause(),
        on: "2020-01-01",
        description: "Before",
        balances: [{ account: "bank", cents: asCents(5) }],
      }),
      bookExpense({
        expenseId: newCause(),
        on: "2026-02-01",
        category: "ADMINISTRATION",
        projectId: null,
        cents: asCents(700),
        description: "Rent",
      }),
      bookRefund({
        ...refund,
        fund: null,
        donationId: "d1",
        movementId: newCause(),
        giftCents: asCents(10),
        coverCents: asCents(0),
      }),
    ];
    for (const entry of entries) expect(await book(entry)).toBe("booked");
  });
});
