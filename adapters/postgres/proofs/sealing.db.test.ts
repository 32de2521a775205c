import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sealedTexts } from "#adapters/sealed-text.ts";
import { runChecks } from "#checks/check.ts";
import { sealedGiftsAreBooked } from "#checks/sum-checks.ts";
import { readRoot } from "#domain/proofs/statements.ts";
import { packProof, unpackProof } from "#domain/proofs/packed-proof.ts";
import { verifyProof } from "#domain/proofs/verify-proof.ts";
import { testDatabase } from "#testing/database.ts";
import { publishEverything } from "#testing/public-sums.ts";
import { giftProofs } from "./gift-proofs.ts";
import { publicLog } from "./public-log.ts";
import { sealBooks } from "./seal-books.ts";
import { signingKeys } from "./signing-keys.ts";

const { pool, owner } = await testDatabase("demonstration");
const texts = sealedTexts(["a secret of thirty-two characters."]);
const keys = signingKeys(pool, () => texts);
const log = publicLog(pool);
const proofsOf = giftProofs(pool, log);
const seal = async (at: Date): Promise<number[]> => {
  await publishEverything(pool);
  return sealBooks(pool, keys)(at);
};

const rootsInLog = async () => (await log.read(0)).entries.flatMap((entry) => readRoot(entry) ?? []);
const donations = async (): Promise<string[]> =>
  (await pool.query("select distinct donation_id from sealed_gifts order by 1")).rows.map(
    (row) => row.donation_id,
  );

test("every year with gifts is sealed, and what is sealed is what the books say", async () => {
  const years = await seal(new Date());
  expect(years.length).toBeGreaterThan(0);
  const roots = await rootsInLog();
  expect(roots.map(({ year }) => year)).toEqual(years);
  expect(await runChecks([sealedGiftsAreBooked], pool)).toMatchObject([{ faults: 0 }]);
  for (const { year, gifts, refunds, otherCents } of roots) {
    const { rows } = await pool.query(
      `select coalesce(-sum(cents), 0)::bigint as cents from ledger_sums join ledger_accounts on id = account_id
       where raised and year = $1`,
      [year],
    );
    expect(gifts.cents - refunds.cents + otherCents).toBe(rows[0].cents);
  }
});

test("each gift has a proof that verifies, whole and packed", async () => {
  const known = await keys.published();
  for (const id of await donations()) {
    const proofs = await proofsOf(id);
    expect(proofs.length).toBeGreaterThan(0);
    for (const proof of proofs) {
      expect(await verifyProof(proof, known)).toMatchObject({ ok: true, donationId: id });
      const unpacked = await unpackProof(packProof(proof));
      expect(await verifyProof(unpacked, known)).toMatchObject({ ok: true, logSize: null });
    }
  }
});

test("a year is sealed again only when something was booked, in another order and with other salts", async () => {
  expect(await seal(new Date())).toEqual([]);
  const [id = ""] = await donations();
  const before = (await proofsOf(id))[0];
  await pool.query(
    `with entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select booked_on, 'refund', 'one-cent', 2, donation_id, 'A cent back' from ledger_entries
       where cause_kind = 'gift' and cause_id = $1 returning id)
     insert into ledger_postings (entry_id, line, account_id, cents)
     select entry.id, line, account, cents from entry, (values (1, 'refunds', 1), (2, 'bank', -1)) l (line, account, cents)`,
    [id],
  );
  const [sealed] = await seal(new Date());
  const rootsOfYear = (await rootsInLog()).filter(({ year }) => year === sealed);
  const [earlier, refunded] = rootsOfYear.slice(-2);
  expect(refunded?.gifts.cents).toBe((earlier?.gifts.cents ?? 0) - 1);
  expect(refunded?.returnedCents).toBe((earlier?.returnedCents ?? 0) + 1);
  const after = (await proofsOf(id))[0];
  expect(after?.gift.cents).toBe((before?.gift.cents ?? 0) - 1);
  expect(after?.gift.nonce).not.toBe(before?.gift.nonce);
  expect(after?.gift.path).not.toEqual(before?.gift.path);
  // No leaf or node of the night before can be recognised.
  const hashes = new Set(before?.gift.path.map(({ hash }) => hash));
  const nodes = await pool.query<{ hex: string }>(
    "select encode(nodes, 'hex') as hex from seal_tiles where position = (select max(position) from sealings)",
  );
  const stored = nodes.rows.map(({ hex }) => hex).join("\n");
  expect([...hashes].filter((hash) => stored.includes(hash))).toEqual([]);
  expect(await verifyProof(before, await keys.published())).toMatchObject({ ok: true });
  const { rows } = await pool.query("select count(distinct position)::int as kept from seal_tiles");
  expect(rows[0].kept).toBe((await pool.query("select distinct year from sealings")).rowCount);
});

/** Entries of one day for donations: what is given for new ones, and what is returned of known ones. */
async function book(
  on: string,
  given: readonly number[],
  returned: readonly [string, number][],
): Promise<string[]> {
  const moved = [
    ...given.map((cents) => ({ id: `new-${randomUUID()}`, kind: "gift", cents: -cents })),
    ...returned.map(([id, cents]) => ({ id, kind: "refund", cents })),
  ];
  await pool.query(
    `with moved as (
       select * from jsonb_to_recordset($1) as moved (id text, kind text, cents bigint)
     ), entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select $2, kind, case kind when 'gift' then id else gen_random_uuid()::text end, 2, id, 'Moved' from moved returning id, donation_id, cause_kind)
     insert into ledger_postings (entry_id, line, account_id, cents)
     select entry.id, line, account, side * moved.cents
     from entry join moved on moved.id = donation_id and moved.kind = cause_kind,
       (values (1, 'refunds', 1), (2, 'bank', -1)) l (line, account, side)`,
    [JSON.stringify(moved), on],
  );
  return moved.map(({ id }) => id);
}

test("refunds of few people are in a root only as far as its total fell, and exact once they are of ten", async () => {
  const year = (await rootsInLog()).at(-1)?.year ?? 0;
  const on = `${year}-01-31`;
  const sealNext = async () => {
    await seal(new Date());
    return (await rootsInLog()).findLast((root) => root.year === year);
  };
  const given = await book(
    on,
    Array.from({ length: 11 }, (_, place) => 1000 + place),
    [],
  );
  const start = await sealNext();
  const [first = "", second = "", ...rest] = given;
  await book(on, [5000], [[first, 333]]);
  const one = await sealNext();
  expect(one?.gifts.cents).toBe((start?.gifts.cents ?? 0) + 5000 - 333);
  expect(one?.returnedCents).toBe(start?.returnedCents);
  await book(on, [], [[second, 222]]);
  const fallen = await sealNext();
  expect(fallen?.returnedCents).toBe((start?.returnedCents ?? 0) + 222);
  // Without an address all of them are one person.
  await book(
    on,
    [9000],
    rest.map((id) => [id, 100]),
  );
  expect((await sealNext())?.returnedCents).toBe(fallen?.returnedCents);
  const { rows: people } = await pool.query<{ id: string }>(
    `select distinct on (donor_email) id from donations
     where status = 'COMPLETED' and extract(year from paid_at) = $1 order by donor_email, id limit 11`,
    [year],
  );
  expect(people).toHaveLength(11);
  await book(
    on,
    [],
    people.map(({ id }) => [id, 400]),
  );
  const exact = await sealNext();
  const { rows } = await pool.query<{ cents: number }>(
    `select sum(p.cents)::bigint as cents
     from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
     where a.raised and e.donation_id is not null and p.cents > 0 and extract(year from e.booked_on) = $1`,
    [year],
  );
  expect(exact?.returnedCents).toBe((rows[0]?.cents ?? 0) - (exact?.refunds.cents ?? 0));
});

test("a donation that moves to the other tree, and a new one, are sealed with the others", async () => {
  const [id = ""] = await donations();
  // More is returned than given: the donation moves to the other tree. And a new one arrives.
  await pool.query(
    `with entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select booked_on, kind, 'going-on', 2, coalesce(donation, donation_id), 'Going on'
       from ledger_entries, (values ('refund', null), ('gift', 'going-on')) as added (kind, donation)
       where cause_kind = 'gift' and cause_id = $1 returning id, cause_kind)
     insert into ledger_postings (entry_id, line, account_id, cents)
     select id, line, account, side * case cause_kind when 'gift' then -500 else 99000000 end
     from entry, (values (1, 'refunds', 1), (2, 'bank', -1)) l (line, account, side)`,
    [id],
  );
  expect(await seal(new Date())).toHaveLength(1);
  expect(await runChecks([sealedGiftsAreBooked], pool)).toMatchObject([{ faults: 0 }]);
  const known = await keys.published();
  const trees = (await proofsOf(id)).map(({ tree }) => tree);
  expect(trees).toContain("refunds");
  expect(await proofsOf("going-on")).toMatchObject([{ tree: "gifts", gift: { cents: 500 } }]);
  for (const each of await donations())
    for (const proof of await proofsOf(each))
      expect(await verifyProof(proof, known)).toMatchObject({ ok: true, donationId: each });
});

test("another key takes over and what the first signed stays valid", async () => {
  const [id = ""] = await donations();
  const [old] = await proofsOf(id);
  await keys.change(async () => {});
  const known = await keys.published();
  expect(known).toHaveLength(2);
  expect(await verifyProof(old, known)).toMatchObject({ ok: true });
  expect((await keys.current()).keyId).toBe(known[0]?.id);
  const forgetful = signingKeys(pool, () => sealedTexts(["another secret of many characters"]));
  expect((await forgetful.current()).keyId).not.toBe(known[0]?.id);
  expect(await verifyProof(old, await keys.published())).toMatchObject({ ok: true });
});

test("the database refuses to rewrite keys, log and roots", async () => {
  for (const table of ["signing_keys", "log_entries", "log_heads", "sealings"]) {
    await expect(owner.query(`delete from ${table}`)).rejects.toThrow("refused");
    await expect(owner.query(`truncate ${table} cascade`)).rejects.toThrow("refused");
  }
  await expect(owner.query("update log_entries set statement = ''")).rejects.toThrow("refused");
  await expect(owner.query("update sealings set gift_cents = 0")).rejects.toThrow("refused");
});
