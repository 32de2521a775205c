import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bookByHand } from "#domain/ledger/by-hand/book-by-hand.ts";
import { guidedEntry } from "#domain/ledger/by-hand/typed-entry.ts";
import { testDatabase } from "#testing/database.ts";
import { storedHandEntries } from "../ledger/by-hand/stored-hand-entries.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";
import { addBankAccount } from "./bank-accounts.ts";
import { importFile, treasurer } from "./bank.fixtures.ts";
import { clearHandEntries } from "./clear-hand-entries.ts";

const { pool, owner } = await testDatabase("demonstration");
const iban = "NL39RABO0300065264";
const entries = storedHandEntries(pool);
const document = { type: "application/pdf", bytes: Buffer.from("%PDF-1.7") } as const;
await addBankAccount(pool)({ iban, name: iban, holder: "Stichting" }, treasurer, "q0");

const account = async () => {
  const { rows } = await pool.query<{ ledger: string; through: number }>(
    "select ledger_account_id as ledger, cleared_through as through from bank_accounts where iban = $1",
    [iban],
  );
  return rows[0] ?? { ledger: "", through: -1 };
};
const keptSums = async (): Promise<number> =>
  (await pool.query<{ id: number }>("select entry_id as id from ledger_summary_mark")).rows[0]?.id ?? -1;

/** The bank's costs, which staff enter before a statement shows them. */
async function enterCosts(cents: number): Promise<void> {
  const typed = guidedEntry.parse({
    kind: "charge",
    id: randomUUID(),
    on: "2026-04-10",
    description: "Costs of the bank",
    amountCents: cents,
    account: "bank-charges",
    from: (await account()).ledger,
  });
  await entries.enter(typed, bookByHand(typed), document, { step: "book", by: treasurer, requestId: "q" });
}
/** How many entries wait for a statement of this account. */
const waiting = async (): Promise<number> => {
  const { rows } = await pool.query<{ many: number }>(
    `select count(*)::int as many from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where e.cause_id like '%-clearing:%' and p.account_id = $1`,
    [(await account()).ledger],
  );
  return rows[0]?.many ?? -1;
};

test("until its first statement nothing of an account waits for one, and nothing is marked", async () => {
  await enterCosts(10_00);
  await summariseLedger(pool);
  await clearHandEntries(pool);
  expect([await waiting(), (await account()).through]).toEqual([0, 0]);
});

test("from then on each entry waits once, and the mark follows the kept sums", async () => {
  const statement = { id: "S1", iban, from: "2026-04-01", to: "2026-04-30", openingCents: 0, entries: [] };
  await importFile(pool, [statement]);
  expect(await waiting(), "the first statement looks at all there is").toBe(1);
  await enterCosts(20_00);
  await clearHandEntries(pool);
  expect(await waiting(), "also what the kept sums have not reached yet").toBe(2);
  expect((await account()).through).toBe(await keptSums());
  await summariseLedger(pool);
  await clearHandEntries(pool);
  await clearHandEntries(pool);
  expect(await waiting()).toBe(2);
  expect((await account()).through).toBe(await keptSums());
});

test("nothing up to the mark is looked at again, and an earlier statement looks at all of it", async () => {
  await enterCosts(30_00);
  const far = (await keptSums()) + 1_000_000;
  await owner.query("update bank_accounts set cleared_through = $2 where iban = $1", [iban, far]);
  await clearHandEntries(pool);
  expect(await waiting()).toBe(2);
  expect((await account()).through, "it never goes back").toBe(far);
  const earlier = { id: "S0", iban, from: "2026-03-01", to: "2026-03-31", openingCents: 0, entries: [] };
  await importFile(pool, [earlier]);
  expect(await waiting()).toBe(3);
});
