import { expect, test } from "vitest";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf } from "../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const env = { ADMIN_EMAILS: "admin@example.org" };
const { app, foundation } = await testApp(pool, { env });

const mails = async (): Promise<number> =>
  (await pool.query("select from mail_outbox where kind = 'books-check'")).rowCount ?? 0;

test("the books are checked once a night, by whichever instance comes first, and nobody is bothered", async () => {
  const other = (await testApp(pool, { env })).foundation;
  const runs = await Promise.all(
    [foundation, other, foundation].map(({ checkBooks }) => checkBooks("2026-11-15")),
  );
  expect(runs.filter((results) => results !== null)).toHaveLength(1);
  expect(await other.checkBooks("2026-11-15")).toBeNull();
  const { rows } = await pool.query("select name, faults from check_results where night = '2026-11-15'");
  const others = ["provider-agrees", "provider-returns", "outside-agrees", "what-is-written-stays"];
  expect(new Set(rows.map(({ name }) => name))).toEqual(
    new Set([...checksOfTheBooks.map(({ name }) => name), ...others]),
  );
  expect(rows.filter(({ faults }) => faults > 0)).toEqual([]);
  expect(await mails()).toBe(0);
});

test("what does not hold is kept, mailed and counted on the staff's page until a night without it", async () => {
  const staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  const counted = async (): Promise<number> =>
    (await (await staff.get("/api/admin/today")).json()).discrepancies;
  const before = await counted();
  await summariseLedger(pool);
  await pool.query("update ledger_summary set cents = cents + 1 where account_id = 'bank'");
  const results = await foundation.checkBooks("2026-11-16");
  await pool.query("update ledger_summary set cents = cents - 1 where account_id = 'bank'");
  expect(results?.filter(({ faults }) => faults > 0).map(({ name }) => name)).toContain(
    "kept-sums-are-right",
  );
  expect(await mails()).toBe(1);
  expect(await counted()).toBeGreaterThan(before);
  await foundation.checkBooks("2026-11-17");
  expect(await counted()).toBe(before);
});
