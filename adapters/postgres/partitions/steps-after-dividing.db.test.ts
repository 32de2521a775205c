import { Kysely, PostgresDialect } from "kysely";
import { expect, test } from "vitest";
import { emptyDatabase } from "#testing/empty-database.ts";
import { migrations } from "../migrations/index.ts";
import type { Step } from "../migrations/step.ts";
import { partitionByYear } from "./partition-by-year.ts";

/** The last migration before tables could be partitioned. */
const lastBefore = "0094-risk-of-gifts";

test("tables that were divided take every step that came later, and their parts are guarded like the whole", async () => {
  const pool = await emptyDatabase();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const take = (step: Step): Promise<void> =>
    step.outsideTransaction ? step.up(db) : db.transaction().execute((trx) => step.up(trx));
  const steps = Object.entries(migrations);
  for (const [, step] of steps.filter(([name]) => name <= lastBefore)) await take(step);
  const divided = await partitionByYear(pool, new Date());
  expect(divided.length).toBeGreaterThan(0);
  for (const [, step] of steps.filter(([name]) => name > lastBefore)) await take(step);

  for (const { table, part } of divided) {
    const whole = await triggersOf(table);
    for (const each of [part, `${table}_first`]) expect(await triggersOf(each)).toEqual(whole);
  }

  async function triggersOf(table: string): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>(
      "select tgname as name from pg_trigger where tgrelid = $1::regclass and tgname !~ '^RI_' order by 1",
      [table],
    );
    return rows.map(({ name }) => name);
  }
});
