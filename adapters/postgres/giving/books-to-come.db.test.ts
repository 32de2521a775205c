import type pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { bookGift } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { storedBooks } from "../ledger/ledger.ts";

const { pool } = await testDatabase();

let gifts = 0;
let id = "";
beforeEach(async () => {
  id = `g${++gifts}`;
  await begin(id);
});

const begin = (gift: string, db: Pick<pg.ClientBase, "query"> = pool) =>
  db.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     values ($1, 'DON-' || $1, 2500, 2608, 'EUR', 'ONE_TIME', 'donor@example.org', 'en')`,
    [gift],
  );
const pay = (db: Pick<pg.ClientBase, "query">, ...paid: string[]) =>
  db.query(
    "update donations set status = 'COMPLETED', paid_at = now(), paid_attempt_id = id || '-1' where id = any($1)",
    [paid],
  );
const entryOf = (donationId: string) =>
  bookGift({
    donationId,
    holder: "sandbox",
    on: "2026-11-14",
    giftCents: asCents(2500),
    coverCents: asCents(108),
    campaignId: null,
    programId: null,
    fund: null,
  });
const book = (db: Pick<pg.ClientBase, "query">, gift: string) => storedBooks(db).book(entryOf(gift));
const enter = (db: Pick<pg.ClientBase, "query">, gift: string, needsApproval: boolean) =>
  db.query(
    `insert into entered_gifts (id, method, amount_cents, received_on, needs_approval, entered_by)
     values ($1, 'CASH', 2500, '2026-11-14', $2, 'staff')`,
    [gift, needsApproval],
  );
const approve = (db: Pick<pg.ClientBase, "query">, gift: string) =>
  db.query(
    "insert into entered_gift_decisions (gift_id, outcome, decided_by) values ($1, 'APPROVED', 'other')",
    [gift],
  );
const entryWithoutLines = (db: Pick<pg.ClientBase, "query">, cause: string) =>
  db.query<{ id: number }>(
    `insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
     values ('2026-11-14', 'expense', $1, 2, 'By hand') returning id`,
    [cause],
  );

/** Where rows of a transaction that is over would have stayed. */
const left = async (): Promise<number> => (await pool.query("select from books_to_come")).rowCount ?? 0;

describe("a gift that is paid", () => {
  test("is refused at the commit when nobody booked it, also by a statement that is its whole transaction", async () => {
    await expect(pay(pool, id)).rejects.toThrow(`donation ${id} is paid but not in the books`);
    await expect(inTransaction(pool, (client) => pay(client, id))).rejects.toThrow("not in the books");
    expect(await left()).toBe(0);
  });

  test("is refused among others that are booked", async () => {
    const other = `${id}-booked`;
    await begin(other);
    const both = inTransaction(pool, async (client) => {
      await book(client, other);
      await pay(client, id, other);
    });
    await expect(both).rejects.toThrow(`donation ${id} is paid but not in the books`);
  });

  test.each(["before", "after"])("may be booked %s it, in the same transaction", async (when) => {
    await inTransaction(pool, async (client) => {
      if (when === "before") await book(client, id);
      await pay(client, id);
      if (when === "after") await book(client, id);
    });
    expect(await left()).toBe(0);
  });

  test("is refused without a second person, whichever came first", async () => {
    await inTransaction(pool, (client) => enter(client, id, true));
    const unapproved = inTransaction(pool, async (client) => {
      await book(client, id);
      await pay(client, id);
    });
    await expect(unapproved).rejects.toThrow(`gift ${id} was not approved`);

    const late = `${id}-late`;
    await begin(late);
    const enteredLast = inTransaction(pool, async (client) => {
      await book(client, late);
      await pay(client, late);
      await enter(client, late, true);
    });
    await expect(enteredLast).rejects.toThrow(`gift ${late} was not approved`);
    expect(await left()).toBe(0);
  });

  test("is welcome once somebody approved it, in the same transaction or earlier", async () => {
    await inTransaction(pool, async (client) => {
      await enter(client, id, true);
      await book(client, id);
      await pay(client, id);
      await approve(client, id);
    });
    const unasked = `${id}-unasked`;
    await begin(unasked);
    await inTransaction(pool, async (client) => {
      await book(client, unasked);
      await pay(client, unasked);
      await enter(client, unasked, false);
    });
    await pool.query("update donations set donor_name = 'A donor' where id = any($1)", [[id, unasked]]);
    expect(await left()).toBe(0);
  });
});

describe("an entry", () => {
  test("without lines is refused at the commit, also among others that have theirs", async () => {
    await expect(entryWithoutLines(pool, id)).rejects.toThrow("has no postings");
    const second = inTransaction(pool, async (client) => {
      await book(client, id);
      await entryWithoutLines(client, id);
    });
    await expect(second).rejects.toThrow("has no postings");
    expect(await left()).toBe(0);
  });

  test("may get its lines later in its transaction", async () => {
    await inTransaction(pool, async (client) => {
      const { rows } = await entryWithoutLines(client, id);
      await client.query(
        `insert into ledger_postings (entry_id, line, account_id, cents)
         values ($1, 1, 'bank', 100), ($1, 2, 'refunds', -100)`,
        [rows[0]!.id],
      );
    });
    expect(await left()).toBe(0);
  });
});
