import { expect, test } from "vitest";
import { sealedTexts } from "#adapters/sealed-text.ts";
import { runChecks } from "#checks/check.ts";
import { sealedGiftsAreBooked } from "#checks/sum-checks.ts";
import { verifyProof } from "#domain/proofs/verify-proof.ts";
import { testDatabase } from "#testing/database.ts";
import { publishEverything } from "#testing/public-sums.ts";
import { erasureTransaction } from "../privacy/erasing.ts";
import { giftProofs } from "./gift-proofs.ts";
import { publicLog } from "./public-log.ts";
import { sealBooks } from "./seal-books.ts";
import { signingKeys } from "./signing-keys.ts";

const { pool } = await testDatabase("demonstration");
const texts = sealedTexts(["a secret of thirty-two characters."]);
const keys = signingKeys(pool, () => texts);
const proofsOf = giftProofs(pool, publicLog(pool));
const seal = async (at: Date): Promise<number[]> => {
  await publishEverything(pool);
  return sealBooks(pool, keys)(at);
};

const letter = () => {
  throw new Error("No letter is written here");
};

type Kept = { donationId: string; place: number; tree: string; year: number; nonce: Buffer };
const keptOf = async (gifts: readonly string[]): Promise<Kept[]> =>
  (
    await pool.query<Kept>(
      `select donation_id as "donationId", place, tree, year, nonce from sealed_gifts
       where donation_id = any($1) order by year, donation_id`,
      [gifts],
    )
  ).rows;
const sums = async () =>
  (
    await pool.query(
      `select distinct on (year) year, gift_cents - refund_cents as cents, other_cents as other from sealings
       order by year, position desc`,
    )
  ).rows;

/** Makes each year sealable again without changing a sum: a donation of a cent and its refund. */
async function bookACentAndTakeItBack(year: number): Promise<void> {
  for (const [cause, cents] of [
    ["gift", 1],
    ["refund", -1],
  ] as const)
    await pool.query(
      `with entry as (
         insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
         values (make_date($1, 6, 1), $2, 'cent-' || $1, 2, 'cent-' || $1, 'A cent') returning id)
       insert into ledger_postings (entry_id, line, account_id, cents)
       select id, line, account, cents from entry,
         (values (1, 'bank', $3::bigint), (2, 'gifts-unrestricted', -$3::bigint)) as l (line, account, cents)`,
      [year, cause, cents],
    );
}

test("a donor who is forgotten leaves log and sums as they were, and no way to the gifts", async () => {
  await seal(new Date());
  const { rows: donors } = await pool.query<{ userId: string; email: string; gifts: string[] }>(
    `select u.id as "userId", u.email, array_agg(d.id) as gifts from users u join donations d on d.user_id = u.id
     where d.id in (select donation_id from sealed_gifts) group by 1, 2 order by count(*) desc limit 1`,
  );
  const [donor] = donors;
  if (!donor) throw new Error("Nobody gave");
  const before = await keptOf(donor.gifts);
  expect(before.length).toBeGreaterThan(0);
  const proofsBefore = (await Promise.all(donor.gifts.map(proofsOf))).flat();
  const sumsBefore = await sums();

  const erase = erasureTransaction(pool, letter);
  expect(await erase(({ erase: gone }) => gone(donor))).not.toBe("already_gone");

  expect(await keptOf(donor.gifts)).toEqual([]);
  for (const id of donor.gifts) expect(await proofsOf(id)).toEqual([]);
  // A downloaded proof stays valid.
  const known = await keys.published();
  for (const proof of proofsBefore) expect(await verifyProof(proof, known)).toMatchObject({ ok: true });
  expect(await runChecks([sealedGiftsAreBooked], pool)).toMatchObject([{ faults: 0 }]);

  const years = sumsBefore.map(({ year }) => Number(year));
  for (const year of years) await bookACentAndTakeItBack(year);
  expect(await seal(new Date())).toEqual(years);
  expect(await sums()).toEqual(sumsBefore);
  expect(await runChecks([sealedGiftsAreBooked], pool)).toMatchObject([{ faults: 0 }]);

  const after = await keptOf(donor.gifts);
  expect(after.map(({ donationId, year }) => [donationId, year])).toEqual(
    before.map(({ donationId, year }) => [donationId, year]),
  );
  const nonces = new Set(before.map(({ nonce }) => nonce.toString("hex")));
  const places = new Set(before.map(({ year, tree, place }) => `${year} ${tree} ${place}`));
  expect(after.filter(({ nonce }) => nonces.has(nonce.toString("hex")))).toEqual([]);
  expect(after.filter(({ year, tree, place }) => places.has(`${year} ${tree} ${place}`))).toEqual([]);
  // Each donation is in the tree once.
  for (const proof of (await Promise.all(donor.gifts.map(proofsOf))).flat())
    expect(await verifyProof(proof, known)).toMatchObject({ ok: true });
});
