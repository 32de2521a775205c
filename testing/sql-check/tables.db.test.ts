import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { tablesFile, tablesText } from "./tables-file.ts";

const { pool, owner } = await testDatabase();

test("tables.ts says what the migrated database holds; `npm run tables` writes it again", async () => {
  expect(await readFile(tablesFile, "utf8")).toBe(await tablesText(pool));
});

test("a column renamed by a migration is seen", async () => {
  await owner.query("alter table donations rename column donor_name to name_of_donor");
  const now = await tablesText(pool);
  expect(now).toContain("name_of_donor");
  expect(now).not.toBe(await readFile(tablesFile, "utf8"));
});
