import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { payoutsAreExplained } from "#checks/book-checks.ts";
import { bookProviderCost } from "#domain/ledger/suspense.ts";
import { asCents } from "#domain/money/cents.ts";
import { partKinds } from "#domain/payouts/payout.ts";
import { testDatabase } from "#testing/database.ts";
import { importFile, ourIban, treasurer } from "../bank/bank.fixtures.ts";
import { addBankAccount } from "../bank/bank-accounts.ts";
import { undoMatch } from "../bank/undo-match.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { balances, part, payingProvider, payoutOf, readingFrom, type Told } from "./payouts.fixtures.ts";

const { pool, owner } = await testDatabase();
const emptied = [
  "payout_parts",
  "bank_entries",
  "bank_lines",
  "bank_matches",
  "ledger_entries",
  "ledger_postings",
  "public_copies",
];

beforeEach(async () => {
  const triggers = (way: string) =>
    emptied.map((table) => `alter table ${table} ${way} trigger user`).join(";");
  await owner.query(`${triggers("disable")};
    truncate payouts, payouts_mark, bank_accounts, bank_files, ledger_entries, ledger_postings, ledger_summary, discrepancies cascade;
    update ledger_summary_mark set entry_id = 0; ${triggers("enable")}`);
  await addBankAccount(pool)({ iban: ourIban, name: "Current", holder: "Stichting" }, treasurer, "q0");
  await known("txn_1");
});

/** Payments that staff know. */
async function known(...ids: string[]): Promise<void> {
  await pool.query(
    `insert into discrepancies (kind, provider, payment_id, truth)
     select 'wrong_amount', 'stripe', replace(id, 'txn', 'pi'), '{}' from unnest($1::text[]) as told(id)`,
    [ids],
  );
  // The provider must have held our money.
  await storedBooks(pool).book(
    bookProviderCost({
      id: "first",
      holder: "stripe",
      cents: asCents(1),
      on: "2026-01-02",
      description: "x",
    }),
  );
}
const read = (told: Told[]) => readingFrom(pool, payingProvider(told).source)();
/** Plus the cent that was there before. */
const provider = async () => ((await balances(pool))["provider-stripe"] ?? 0) + 1;
const account = async (id: string) => (await balances(pool))[id] ?? 0;
const statement = (cents: number, of: Record<string, unknown> = {}) => ({
  id: "S1",
  iban: ourIban,
  from: "2026-03-01",
  to: "2026-03-31",
  openingCents: 0,
  entries: [
    { cents, on: "2026-03-05", details: [{ name: "STRIPE PAYMENTS", remittance: ["STRIPE"] }], ...of },
  ],
});
const matched = async () =>
  (await pool.query<{ id: string }>("select payout_id as id from bank_matches where payout_id is not null"))
    .rows;

test("a payout leaves the provider, is on its way, and comes to the bank", async () => {
  const parts = [part("txn_1", { feeCents: asCents(50) })];
  await read([{ payout: payoutOf("po_1", parts), parts }]);
  expect(await provider()).toBe(-4950);
  expect(await account("in-transit-stripe")).toBe(4950);
  await importFile(pool, [statement(4950)]);
  await read([]);
  expect(await matched()).toEqual([{ id: "po_1" }]);
  expect(await balances(pool)).toEqual({ "provider-stripe": -4951, bank: 4950, "provider-fees": 1 });
});

test("what somebody undid at the bank waits for a person, and the money is on its way again", async () => {
  const parts = [part("txn_1")];
  await importFile(pool, [statement(5000)]);
  await read([{ payout: payoutOf("po_1", parts), parts }]);
  const { rows } = await pool.query<{ id: string }>("select id from bank_matches");
  expect(await undoMatch(pool)(rows[0]?.id ?? "", treasurer, "q2")).toEqual({ ok: true });
  await read([]);
  expect(await account("in-transit-stripe")).toBe(5000);
  expect(await account("bank-suspense")).toBe(-5000);
});

test("costs that come with a payout are booked once, whoever tells them first", async () => {
  const cost = {
    id: "txn_9",
    holder: "stripe",
    cents: asCents(2000),
    on: "2026-03-02",
    description: "x",
  } as const;
  await storedBooks(pool).book(bookProviderCost(cost));
  const parts = [
    part("txn_1"),
    part("txn_9", { kind: "fee", cents: asCents(-2000), paymentId: null, costCents: asCents(2000) }),
    part("txn_8", { kind: "fee", cents: asCents(-35), paymentId: null, costCents: asCents(35) }),
  ];
  await read([{ payout: payoutOf("po_1", parts), parts }]);
  expect(await account("provider-fees")).toBe(2000 + 35 + 1);
});

test("a charge that nobody here knows lies in suspense, is told at night, and nothing is missing", async () => {
  const parts = [part("txn_1"), part("txn_2", { feeCents: asCents(60) })];
  const asked: string[] = [];
  const told = [{ payout: payoutOf("po_1", parts), parts }];
  await readingFrom(pool, payingProvider(told).source, async ({ paymentId }) => {
    asked.push(paymentId);
    return "unknown";
  })();
  expect(asked).toEqual(["pi_2"]);
  expect(await balances(pool)).toEqual({
    "provider-stripe": -1 - 9940 + 4940,
    "in-transit-stripe": 9940,
    suspense: -5000,
    "provider-fees": 61,
  });
  expect(await payoutsAreExplained.faults(pool)).toEqual([
    "stripe payout po_1 contains charge pi_2 of 5000 cents, which nobody here knows: it lies in suspense",
  ]);
});

test("nothing is kept of a payout while a payment of it cannot be asked about", async () => {
  const parts = [part("txn_1"), part("txn_2")];
  const { source } = payingProvider([{ payout: payoutOf("po_1", parts), parts }]);
  await readingFrom(pool, source, async () => "unavailable")();
  expect((await pool.query("select from payouts")).rowCount).toBe(0);
  const { rows } = await pool.query("select not_told from payouts_mark");
  expect(rows).toEqual([{ not_told: "unavailable" }]);
});

test("parts that do not make the sum keep it out of the books, until they do", async () => {
  const parts = [part("txn_1")];
  const payout = payoutOf("po_1", parts, { cents: asCents(5001) });
  await read([{ payout, parts }]);
  expect(await account("in-transit-stripe")).toBe(0);
  expect((await pool.query("select from payout_parts")).rowCount).toBe(0);
  expect(await payoutsAreExplained.faults(pool)).toEqual([
    "stripe payout po_1: its parts make -1 cents more than was paid out",
  ]);
  const whole = [...parts, part("txn_3", { kind: "fee", cents: asCents(1), paymentId: null })];
  await read([{ payout, parts: whole }]);
  expect(await account("in-transit-stripe")).toBe(5001);
  expect(await payoutsAreExplained.faults(pool)).toEqual([]);
});

test("one that comes back is booked back, once; also if we hear of both at the same time", async () => {
  const parts = [part("txn_1")];
  const payout = payoutOf("po_1", parts);
  const failed = { ...payout, state: "FAILED", failedAt: "2026-03-09T06:00:00.000Z" } as const;
  await read([{ payout, parts }]);
  await read([{ payout: failed, parts }]);
  await read([{ payout: failed, parts }]);
  const other = { ...failed, id: "po_2" };
  await read([{ payout: other, parts: [part("txn_1")] }]);
  expect(await balances(pool)).toEqual({ "provider-stripe": -1, "provider-fees": 1 });
  const { rows } = await pool.query(
    "select cause_kind, booked_on from ledger_entries where cause_id like '%po_%' order by id",
  );
  expect(rows).toEqual([
    { cause_kind: "payout", booked_on: "2026-03-03" },
    { cause_kind: "reversal", booked_on: "2026-03-09" },
    { cause_kind: "payout", booked_on: "2026-03-03" },
    { cause_kind: "reversal", booked_on: "2026-03-09" },
  ]);
});

test("a payout that did not arrive is told once the statements have passed its day", async () => {
  const parts = [part("txn_1")];
  await read([{ payout: payoutOf("po_1", parts), parts }]);
  expect(await payoutsAreExplained.faults(pool)).toEqual([]);
  await importFile(pool, [statement(700, { details: [{ name: "Somebody" }] })]);
  expect(await payoutsAreExplained.faults(pool)).toEqual([
    "stripe payout po_1 of 5000 cents should have arrived on 2026-03-05 and is on no statement",
  ]);
});

const somePart = fc.record({
  kind: fc.constantFrom(...partKinds),
  cents: fc.integer({ min: -50_000, max: 90_000 }),
  feeCents: fc.integer({ min: 0, max: 900 }),
  isKnown: fc.boolean(),
});
/** Beyond the ids of the tests above. */
let made = 100;

test("any payout moves exactly its sum, in any order with its statement, and reading again changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(somePart, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (drawn, bankFirst) => {
        const before = await balances(pool);
        const parts = drawn.map(({ kind, cents, feeCents }) =>
          part(`txn_${++made}`, { kind, cents: asCents(cents), feeCents: asCents(feeCents) }),
        );
        await known(...parts.filter((_, place) => drawn[place]?.isKnown).map(({ id }) => id));
        const payout = payoutOf(`po_${++made}`, parts, { arrivesOn: "2026-03-05" });
        const told = [{ payout, parts }];
        const day = () => ({ ...statement(payout.cents), openingCents: before["bank"] ?? 0, id: payout.id });
        const shown = { ...day(), from: `${2026 + made}-01-01`, to: `${2026 + made}-12-31` };
        const entries = [{ cents: payout.cents, on: shown.to, details: [{ remittance: payout.references }] }];
        const bank = async () => payout.cents !== 0 && importFile(pool, [{ ...shown, entries }]);
        if (bankFirst) await bank();
        await read(told);
        const moved = await account("in-transit-stripe");
        if (!bankFirst) await bank();
        expect(moved).toBe(bankFirst ? 0 : payout.cents);
        await read(told);
        await Promise.all([read(told), read(told)]);
        const after = await balances(pool);
        // Everything in transit has arrived, and bank and provider balance out except for unknown lines.
        expect(after["in-transit-stripe"] ?? 0).toBe(0);
        expect(after["bank-suspense"] ?? 0).toBe(0);
        expect((after["bank"] ?? 0) - (before["bank"] ?? 0)).toBe(payout.cents);
        const sum = Object.values(after).reduce((total, cents) => total + cents, 0);
        expect(sum).toBe(0);
        await pool.query("delete from payouts_mark");
      },
    ),
    { numRuns: 15 },
  );
});
