import { expect, inject, test } from "vitest";
import { appendOnlyTables } from "#adapters/postgres/roles/kept-tables.ts";
import { testDatabase } from "#testing/database.ts";
import { whatIsWrittenStays } from "./book-checks.ts";

const { pool, owner } = await testDatabase();
const { role } = inject("databaseServer").program;
const { faults } = whatIsWrittenStays(appendOnlyTables);

test("a database as the program prepares it keeps what is written", async () => {
  expect(await faults(pool)).toEqual([]);
  expect(await faults(owner)).toEqual([]);
});

test.each([
  [
    "a right that somebody gave",
    `grant update on ledger_entries to ${role}`,
    `revoke update on ledger_entries from ${role}`,
    "the program may update ledger_entries",
  ],
  [
    "a right on one column",
    `grant update (action) on audit_log to ${role}`,
    `revoke update (action) on audit_log from ${role}`,
    "the program may update audit_log",
  ],
  [
    "a trigger that is switched off",
    "alter table ledger_postings disable trigger user",
    "alter table ledger_postings enable trigger user",
    "no trigger keeps ledger_postings as it is",
  ],
])("%s is found", async (_, change, back, fault) => {
  await owner.query(change);
  expect(await faults(pool)).toEqual([fault]);
  await owner.query(back);
});
