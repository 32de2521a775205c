import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { ledgerLines } from "./ledger-lines.ts";
import { summariseLedger } from "./ledger-summary.ts";
import { migrateTo } from "../base/migrate.ts";
import { migrations } from "../migrations/index.ts";
import { keptPurposes } from "./purposes.ts";

/* A database from before purposes were stored: the migration finds them in content. */
const { owner: pool } = await testDatabase();
const titled = (title: string, programId: string) => ({
  title: { en: title, nl: `${title} nl`, ar: `${title} ar` },
  programId,
  zakatEligible: true,
});

beforeAll(async () => {
  await pool.query("drop schema public cascade");
  await pool.query("create schema public");
  await migrateTo(
    pool,
    Object.keys(migrations).filter((name) => name < "0032"),
  );
  await pool.query(
    "insert into content_items (kind, id, version, body, position) values ('campaign', 'running', 3, $1, 1)",
    [titled("Running", "children")],
  );
  const version =
    "insert into content_versions (kind, id, version, body, action) values ('campaign', $1, $2, $3, $4)";
  await pool.query(version, ["running", 2, titled("Old name", "elderly"), "publish"]);
  await pool.query(version, ["ended", 4, titled("Ended", "disaster"), "publish"]);
  await pool.query(version, ["ended", 5, titled("A draft", "animals"), "draft"]);
  for (const campaign of ["running", "ended"])
    await pool.query(
      `with entry as (
         insert into ledger_entries (booked_on, cause_kind, cause_id, lines, description)
         values ('2025-05-01', 'opening', $1, 2, 'before') returning id)
       insert into ledger_postings (entry_id, line, account_id, cents, campaign_id)
       select id, line, account, cents, case line when 2 then $1 end
       from entry, (values (1, 'bank', 500), (2, 'gifts-restricted', -500)) as lines(line, account, cents)`,
      [campaign],
    );
  await migrateTo(pool, Object.keys(migrations));
});

const programsOfGifts = async () =>
  (await ledgerLines(pool))
    .filter(({ account }) => account === "gifts-restricted")
    .map(({ campaignId, programId, cents }) => `${campaignId} ${programId} ${cents}`)
    .sort();

test("gifts from before have the purpose that is published now, or was last", async () => {
  const purposes = await keptPurposes(pool);
  const titleOf = (campaignId: string) =>
    purposes.booked({ purposeId: null, campaignId, programId: null })?.title.en;
  expect([titleOf("running"), titleOf("ended")]).toEqual(["Running", "Ended"]);
  expect(await programsOfGifts()).toEqual(["ended disaster -500", "running children -500"]);
});

test("and keep it when the campaign changes afterwards, also in the sums that are kept", async () => {
  await pool.query("update content_items set body = body || $1 where id = 'running'", [
    titled("Another", "animals"),
  ]);
  expect(await programsOfGifts()).toEqual(["ended disaster -500", "running children -500"]);
  await summariseLedger(pool);
  expect(await programsOfGifts()).toEqual(["ended disaster -500", "running children -500"]);
});

test("what is published again as it was is the same purpose, and none is ever rewritten", async () => {
  const count = async () => (await pool.query("select from purposes")).rowCount;
  const before = await count();
  await pool.query("update content_items set version = version + 1 where id = 'running'");
  expect(await count()).toBe(before);
  await expect(pool.query("update purposes set program_id = 'x'")).rejects.toThrow("stays");
  await expect(pool.query("delete from anbi_statuses")).rejects.toThrow("stays");
});
