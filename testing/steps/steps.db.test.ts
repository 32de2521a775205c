import { sql, Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { describe, expect, test } from "vitest";
import { indexConcurrently, isCounted, servesSince, type Step } from "#adapters/postgres/migrations/step.ts";
import { migrations } from "#adapters/postgres/migrations/index.ts";
import { testDatabase } from "../database.ts";
import { emptyDatabase } from "../empty-database.ts";
import { readShape } from "./read-shape.ts";
import { whatBreaks } from "./what-breaks.ts";

/** A contract says since which version nobody uses what it takes away; every other step only adds. */
async function breaksOf(pool: Pool, step: Step): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql),
  });
  const before = await readShape(pool);
  await take(db, step);
  if (step.contract) return [];
  const { outsideTransaction = false, refuses = [] } = step;
  return whatBreaks(before, await readShape(pool), { outsideTransaction, statements, refuses });
}

const take = (db: Kysely<unknown>, step: Step): Promise<void> =>
  step.outsideTransaction ? step.up(db) : db.transaction().execute((trx) => step.up(trx));

test("every step since two versions serve side by side leaves the one before it working", async () => {
  const pool = await emptyDatabase();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const found: string[] = [];
  let counted = 0;
  for (const [name, step] of Object.entries(migrations)) {
    if (!isCounted(name)) {
      await take(db, step);
      continue;
    }
    counted += 1;
    found.push(...(await breaksOf(pool, step)).map((what) => `${name}: ${what}`));
  }
  expect(found).toEqual([]);
  expect(counted).toBeGreaterThan(0);
});

describe("a step that is no step is known by what it did", async () => {
  const { owner } = await testDatabase();
  const run = (text: string, outside = false): Promise<string[]> =>
    breaksOf(owner, {
      up: async (db) => void (await sql.raw(text).execute(db)),
      ...(outside ? { outsideTransaction: true } : {}),
    });

  test.each([
    ["alter table receipts drop column cause cascade", ["column receipts.cause is gone"]],
    [
      "alter table backups rename column place to spot",
      ["column backups.place is gone", "column backups.spot must be filled, and has no default"],
    ],
    ["drop table receipt_gaps", ["table receipt_gaps is gone"]],
    [
      "alter table donations add column shade text not null",
      ["column donations.shade must be filled, and has no default"],
    ],
    [
      "alter table donations alter column donor_name set not null",
      ["column donations.donor_name must now be filled"],
    ],
    ["alter table users add column dice float8 default random()", ["table users is written again"]],
    [
      "alter table mail_outbox add check (attempts < 99)",
      ["rule mail_outbox: mail_outbox_attempts_check1 is new"],
    ],
    [
      "create index slow on donations (created_at)",
      ["index slow keeps writers of donations waiting: make it concurrently"],
    ],
    ["create unique index one_each on users (name)", ["index one_each refuses rows of users"]],
  ])("%s", async (text, told) => {
    expect(await run(text)).toEqual(expect.arrayContaining(told));
  });

  test("an index outside a transaction is made concurrently, or is refused as well", async () => {
    expect(await run("create index slower on donations (created_at)", true)).toHaveLength(1);
  });

  test("what only adds is a step", async () => {
    expect(await run("alter table donations add column hue text")).toEqual([]);
    expect(await run("alter table donations add column depth int not null default 3")).toEqual([]);
    expect(await run("create table shades (name text primary key)")).toEqual([]);
    const index: Step = {
      outsideTransaction: true,
      up: (db) => indexConcurrently(db, "quick", "on donations (created_at)"),
    };
    expect(await breaksOf(owner, index)).toEqual([]);
    expect(await breaksOf(owner, index), "and can be repeated").toEqual([]);
  });
});

test("a contract says which programs do not start any more", () => {
  const up = async () => {};
  expect(servesSince({ "0001-a": { up } })).toBe("0080-watching");
  const contract = { unusedSince: "0.3.0", knows: "0090-b" };
  expect(servesSince({ "0090-b": { up }, "0095-c": { up, contract } })).toBe("0090-b");
});
