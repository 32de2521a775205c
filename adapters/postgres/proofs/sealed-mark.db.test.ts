import { expect, test } from "vitest";
import { sealedTexts } from "#adapters/sealed-text.ts";
import { testDatabase } from "#testing/database.ts";
import { publishEverything } from "#testing/public-sums.ts";
import { sealBooks } from "./seal-books.ts";
import { signingKeys } from "./signing-keys.ts";

const { pool, owner } = await testDatabase("demonstration");
const keys = signingKeys(pool, () => sealedTexts(["a secret of thirty-two characters."]));
const seal = async (at: Date): Promise<number[]> => {
  await publishEverything(pool);
  return sealBooks(pool, keys)(at);
};

const numberOf = async (statement: string): Promise<number> =>
  (await owner.query<{ id: number }>(statement)).rows[0]?.id ?? -1;
const sealedMark = () => numberOf("select entry_id as id from sealed_mark");
const keptSums = () => numberOf("select entry_id as id from ledger_summary_mark");
const yearsSealed = async (): Promise<number[]> =>
  (await owner.query<{ year: number }>("select year from sealings order by sealed_at, year")).rows.map(
    ({ year }) => year,
  );

/** A cent of the year's first donation is refunded. */
const giveBack = (cause: string) =>
  pool.query(
    `with entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select booked_on, 'refund', $1, 2, donation_id, 'A cent back' from ledger_entries
       where cause_kind = 'gift' order by id limit 1 returning id)
     insert into ledger_postings (entry_id, line, account_id, cents)
     select entry.id, line, account, cents from entry, (values (1, 'refunds', 1), (2, 'bank', -1)) l (line, account, cents)`,
    [cause],
  );

test("a night that ends in the middle leaves the mark where it was, and the next one seals the years that are left", async () => {
  let asked = 0;
  const brokenAfterOne = sealBooks(pool, {
    ...keys,
    currentIn: (client) => {
      asked += 1;
      return asked > 1 ? Promise.reject(new Error("no key")) : keys.currentIn(client);
    },
  });
  await expect(brokenAfterOne(new Date())).rejects.toThrow("no key");
  const first = await yearsSealed();
  expect(first).toHaveLength(1);
  expect(await sealedMark()).toBe(0);
  const left = await seal(new Date());
  expect(left.length).toBeGreaterThan(0);
  expect(left).not.toContain(first[0]);
  expect(await sealedMark()).toBe(await keptSums());
});

test("what is booked after the mark is sealed, and the mark follows it", async () => {
  const before = await sealedMark();
  await giveBack("after-the-mark");
  expect(await seal(new Date())).toHaveLength(1);
  expect(await sealedMark()).toBeGreaterThan(before);
  expect(await seal(new Date())).toEqual([]);
});

test("nothing up to the mark is looked at again, and it never goes back", async () => {
  await giveBack("under-the-mark");
  const far = (await keptSums()) + 1_000_000;
  await owner.query("update sealed_mark set entry_id = $1", [far]);
  expect(await seal(new Date())).toEqual([]);
  expect(await sealedMark()).toBe(far);
});
