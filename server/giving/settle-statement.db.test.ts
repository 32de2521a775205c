import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bytesOf, camtFile, type MadeEntry } from "#adapters/files/camt/camt.fixtures.ts";
import { noGifts } from "#adapters/postgres/bank/bank.fixtures.ts";
import type { MatchNeeds } from "#adapters/postgres/bank/match-needs.ts";
import { importFiles } from "#adapters/postgres/bank/import-files.ts";
import { donationReferencesIn, transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { testApp } from "#testing/app.ts";
import { awaitTransfers, referenceNumber } from "#testing/awaited-transfers.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase();
const iban = "NL20INGB0001234567";
let needs: MatchNeeds;
let upload: Awaited<ReturnType<typeof testApp>>["foundation"]["bank"]["upload"];
beforeAll(async () => {
  const { foundation } = await testApp(pool, { seed: false });
  const { settleTransfer, settleTransfers } = foundation.giving;
  const newReference = () => referenceNumber(++made);
  needs = { ...noGifts, settleTransfer, settleTransfers, newReference, referencesIn: donationReferencesIn };
  ({ upload } = foundation.bank);
  const account = { iban, name: "Current", holder: "Stichting" };
  await foundation.bank.addAccount(account, "program", "q0");
});

let made = 0;
const cents = 2500;
/** Gifts that nobody else in this file has. */
async function gifts(count: number): Promise<string[]> {
  const references = Array.from({ length: count }, () => referenceNumber(++made));
  await awaitTransfers(pool, references, cents);
  return references;
}
const line = (reference: string, changes: Partial<MadeEntry> = {}): Omit<MadeEntry, "on"> => ({
  cents,
  code: ["PMNT", "RCDT", "ESCT"],
  details: [
    { name: `Donor of ${reference}`, iban: "NL39RABO0300065264", reference: transferReference(reference) },
  ],
  ...changes,
});

let opening = 0;
let day = 0;
beforeEach(() => (day += 1));
async function send(entries: readonly Omit<MadeEntry, "on">[]): Promise<void> {
  const on = `2026-09-${String(day).padStart(2, "0")}`;
  const statement = {
    id: `D${day}`,
    iban,
    from: on,
    to: on,
    openingCents: opening,
    entries: entries.map((each) => ({ ...each, on })),
  };
  opening += entries.reduce((sum, each) => sum + each.cents, 0);
  await upload(`${day}.xml`, bytesOf(camtFile("08", [statement]))(), "program", "q1");
}
const run = (matching = needs) => importFiles(pool, matching, new AbortController().signal);

/** Of these gifts: how many are paid, and how many rows each thing about them has. */
async function settledOf(references: readonly string[]) {
  const { rows } = await pool.query(
    `select count(*) filter (where status = 'COMPLETED')::int as paid,
       (select count(*)::int from receipts r where r.donation_id = any(array_agg(d.id))) as receipts,
       (select count(*)::int from transfer_receipts r where r.donation_id = any(array_agg(d.id))) as received,
       (select count(*)::int from ledger_entries e where e.donation_id = any(array_agg(d.id))) as booked,
       (select count(*)::int from bank_matches m where m.donation_id = any(array_agg(d.id))) as matched
     from donations d where reference = any($1)`,
    [references],
  );
  return rows[0];
}
const all = (count: number) => ({
  paid: count,
  receipts: count,
  received: count,
  booked: count,
  matched: count,
});
const waiting = async () =>
  (await pool.query<{ count: number }>("select count(*)::int as count from waiting_bank_lines")).rows[0]
    ?.count;
const suspense = async () =>
  (
    await pool.query<{ cents: number }>(
      "select coalesce(-sum(cents), 0)::bigint as cents from ledger_sums where account_id = 'bank-suspense'",
    )
  ).rows[0]?.cents;

test("a statement of many gifts settles each once, with receipt and books, in a few transactions", async () => {
  const references = await gifts(250);
  await send(references.map((reference) => line(reference)));
  let transactions = 0;
  await run({
    ...needs,
    settleTransfers: (...asked) => {
      transactions += 1;
      return needs.settleTransfers(...asked);
    },
    settleTransfer: () => Promise.reject(new Error("None is settled by itself")),
  });
  expect(transactions).toBe(3);
  expect(await settledOf(references)).toEqual(all(250));
  expect([await waiting(), await suspense()]).toEqual([0, 0]);
});

describe("killed in the middle", () => {
  test.each([
    ["before a batch is settled", false],
    ["after it, before it is kept as found", true],
  ])("%s, the next run settles the rest and nothing twice", async (_, isSettled) => {
    const references = await gifts(230);
    await send(references.map((reference) => line(reference)));
    let batches = 0;
    const dying: MatchNeeds = {
      ...needs,
      settleTransfers: async (...asked) => {
        batches += 1;
        const settled = batches < 2 || isSettled ? await needs.settleTransfers(...asked) : new Map();
        if (batches === 2) throw new Error("killed");
        return settled;
      },
    };
    await expect(run(dying)).rejects.toThrow("killed");
    expect(await settledOf(references)).toEqual(all(100));
    await run();
    expect(await settledOf(references)).toEqual(all(230));
    expect([await waiting(), await suspense()]).toEqual([0, 0]);
  });
});

test("what is not simple is settled by itself or waits, and the others are not kept by it", async () => {
  const references = await gifts(5);
  const [twice = "", lapsed = "", other = ""] = references;
  await pool.query("update donations set status = 'FAILED', version = version + 1 where reference = $1", [
    lapsed,
  ]);
  await send([
    ...references.map((reference) => line(reference, reference === other ? { cents: 2400 } : {})),
    line(twice, { bankReference: "SECOND" }),
  ]);
  await run();
  expect(await settledOf(references)).toEqual(all(4));
  expect(await settledOf([lapsed])).toEqual(all(1));
  expect(await settledOf([other])).toEqual(all(0));
  // The second payment of a gift, and the one of another sum.
  expect([await waiting(), await suspense()]).toEqual([2, 4900]);
});
