import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { numberReceipts } from "./receipts.ts";

const { pool, owner } = await testDatabase();
const at = new Date("2026-11-17T12:00:00Z");

/** As programs number that leave it to the database. */
const leftToTheDatabase =
  "update receipts set numbered_at = now() where id in (select id from receipts where number is null order by id limit $1 for update skip locked)";

let year = 2000;
let gifts = 0;
beforeEach(() => void year++);

/** Receipts that wait, and their ids in order. */
async function owe(many: number, of = year): Promise<number[]> {
  const ids = Array.from({ length: many }, () => `r${++gifts}`);
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     select id, 'DON-' || id, 2500, 2500, 'EUR', 'ONE_TIME', 'donor@example.org', 'en' from unnest($1::text[]) id`,
    [ids],
  );
  const { rows } = await pool.query<{ id: number }>(
    "insert into receipts (donation_id, cause, year) select id, 'gift', $2 from unnest($1::text[]) id returning id",
    [ids, of],
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

const numberAs = (id: number, number: number) =>
  pool.query("update receipts set number = $2, numbered_at = now() where id = $1", [id, number]);
const numbersOf = async (of = year): Promise<(number | null)[]> =>
  (await pool.query("select number from receipts where year = $1 order by id", [of])).rows.map(
    ({ number }) => number,
  );
const counterOf = async (of = year): Promise<number | null> =>
  (await pool.query("select last from receipt_counters where year = $1", [of])).rows[0]?.last ?? null;
const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

test.each(["the program", "the database"])("receipts are numbered by %s in their order", async (who) => {
  for (const many of [3, 1, 4]) {
    await owe(many);
    if (who === "the program") await numberReceipts(pool, 100, at);
    else await pool.query(leftToTheDatabase, [100]);
  }
  expect(await numbersOf()).toEqual(upTo(8));
  expect(await counterOf()).toBe(8);
});

test("years are counted apart, also when they are numbered together", async () => {
  const next = ++year;
  for (let turn = 0; turn < 2; turn++) {
    await owe(2, next);
    await owe(3, next - 1);
    const numbered = await numberReceipts(pool, 100, at);
    expect(numbered).toHaveLength(5);
  }
  expect([await numbersOf(next - 1), await numbersOf(next)]).toEqual([upTo(6), upTo(4)]);
  expect([await counterOf(next - 1), await counterOf(next)]).toEqual([6, 4]);
});

test("many who number at once, in both ways, leave no gap, from the first of a year on", async () => {
  await owe(40);
  const turns = Array.from({ length: 10 }, (_, turn) =>
    turn % 2 ? numberReceipts(pool, 4, at) : pool.query(leftToTheDatabase, [4]),
  );
  await Promise.all(turns);
  await numberReceipts(pool, 100, at);
  const numbers = await numbersOf();
  expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(upTo(40));
  expect(await counterOf()).toBe(40);
});

test("whoever numbers the first of a year is waited for", async () => {
  await owe(2);
  let second: Promise<unknown> | undefined;
  await inTransaction(pool, async (client) => {
    await client.query(leftToTheDatabase, [1]);
    second = numberReceipts(pool, 1, at);
    const waits =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await owner.query(waits)).rowCount === 0);
  });
  await second;
  expect([await numbersOf(), await counterOf()]).toEqual([[1, 2], 2]);
});

test("what is taken back leaves no gap", async () => {
  await owe(2);
  await numberReceipts(pool, 100, at);
  const [waiting] = await owe(1);
  const inVain = inTransaction(pool, async (client) => {
    await client.query("update receipts set number = 3, numbered_at = now() where id = $1", [waiting]);
    throw new Error("taken back");
  });
  await expect(inVain).rejects.toThrow("taken back");
  expect([await numbersOf(), await counterOf()]).toEqual([[1, 2, null], 2]);
  await numberReceipts(pool, 100, at);
  expect([await numbersOf(), await counterOf()]).toEqual([[1, 2, 3], 3]);
});

describe("the database refuses", () => {
  test.each([
    ["a number that leaves a gap", 5],
    ["a number that was given already", 3],
    ["a number of before the first", 0],
  ])("%s", async (_, number) => {
    await owe(3);
    await numberReceipts(pool, 100, at);
    const [waiting = 0] = await owe(1);
    await expect(numberAs(waiting, number)).rejects.toThrow(/are not the next|receipts_year_number_key/);
    await expect(numberAs(waiting, 4)).resolves.toMatchObject({ rowCount: 1 });
    expect(await counterOf()).toBe(4);
  });

  test("a first number that is not one", async () => {
    const [waiting = 0] = await owe(1);
    await expect(numberAs(waiting, 2)).rejects.toThrow("are not the next");
    await expect(numberAs(waiting, 1)).resolves.toMatchObject({ rowCount: 1 });
  });

  test("a gap among those that are numbered together, and some that leave it to the database", async () => {
    await owe(1);
    await numberReceipts(pool, 100, at);
    await owe(2);
    const together = (number: string) =>
      pool.query(`update receipts set number = ${number}, numbered_at = now() where number is null`);
    const place = "(select count(*) from receipts r where r.year = receipts.year and r.id < receipts.id)";
    await expect(together(`2 * ${place}`)).rejects.toThrow("are not the next");
    await expect(together(`case ${place} when 2 then 2 end`)).rejects.toThrow(/are not the next|year_number/);
    await together(`1 + ${place}`);
    expect([await numbersOf(), await counterOf()]).toEqual([upTo(3), 3]);
  });

  test("the counter's own number, where it was moved over numbers that nobody was given", async () => {
    await owe(1);
    await numberReceipts(pool, 100, at);
    await inTransaction(owner, async (client) => {
      await client.query("set local session_replication_role = replica");
      await client.query("update receipt_counters set last = 1000000 where year = $1", [year]);
    });
    const [waiting = 0] = await owe(1);
    for (const number of [2, 999_999, 1_000_000, 1_000_002])
      await expect(numberAs(waiting, number)).rejects.toThrow("are not the next");
    await numberReceipts(pool, 100, at);
    expect(await numbersOf()).toEqual([1, 1_000_001]);
  });

  test("another number for a receipt that has one, or none any more", async () => {
    const [id] = await owe(1);
    await numberReceipts(pool, 100, at);
    for (const change of [
      "number = 2",
      "number = null, numbered_at = null",
      "numbered_at = now()",
      "cause = 'x'",
    ])
      await expect(pool.query(`update receipts set ${change} where id = $1`, [id])).rejects.toThrow(
        "is numbered once",
      );
  });

  test("a number for a receipt that is not numbered, or a moment alone", async () => {
    const [id] = await owe(1);
    await expect(pool.query("update receipts set number = 1 where id = $1", [id])).rejects.toThrow(
      "numbered once",
    );
    await expect(pool.query("update receipts set cause = 'x' where id = $1", [id])).rejects.toThrow(
      "numbered once",
    );
  });
});

test("a receipt begins without a number, whatever it says", async () => {
  const [id] = await owe(1);
  await pool.query(
    `insert into receipts (donation_id, cause, year, number, numbered_at)
     select donation_id, 'other', year, 7, now() from receipts where id = $1`,
    [id],
  );
  expect(await numbersOf()).toEqual([null, null]);
  await numberReceipts(pool, 100, at);
  expect(await numbersOf()).toEqual([1, 2]);
});
