import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "#adapters/postgres/base/client.ts";
import { foldersWith } from "./server-at-hand.ts";

/**
 * The least that what we promise asks of a database for one gift, in tables that have nothing but their keys: the gift, its entry in the
 * books with two lines, and the receipt that is owed, in one statement and one commit. No limits, no sessions, no
 * provider, no guards: what any program for giving would have to write.
 */
const tables = [
  "create schema least",
  `create table least.gifts (id text primary key, amount_cents bigint not null, email text not null, status text not null,
    paid_at timestamptz not null)`,
  `create table least.entries (id bigint generated always as identity primary key, gift_id text not null unique,
    booked_on date not null)`,
  `create table least.postings (entry_id bigint not null, line smallint not null, account text not null,
    cents bigint not null, primary key (entry_id, line))`,
  "create table least.receipts (gift_id text primary key, year integer not null, number integer)",
];

/** `:id` is a number of its own. */
const gift = `with gift as (
    insert into least.gifts values ('gift-' || :id, 2500, 'giver-' || :id || '@example.org', 'COMPLETED', now()) returning id),
  entry as (insert into least.entries (gift_id, booked_on) select id, now()::date from gift returning id),
  posted as (insert into least.postings select id, line, account, cents
    from entry, (values (1, 'provider', 2500), (2, 'gifts', -2500)) as lines(line, account, cents))
  insert into least.receipts (gift_id, year) select id, 2026 from gift`;

const clients = 16;
const maxId = 2 ** 52;

/** Gifts a second when nothing but these writes is done, by pgbench where there is one. */
export async function leastWrites(
  connectionString: string,
  pool: pg.Pool,
  seconds: number,
): Promise<{ by: string; perSecond: number }> {
  for (const table of tables) await pool.query(table);
  const pgbench = findPgbench();
  return pgbench
    ? { by: "pgbench", perSecond: withPgbench(pgbench, connectionString, seconds) }
    : { by: "the same through one process", perSecond: await withPg(connectionString, seconds) };
}

function withPgbench(program: string, connectionString: string, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-pgbench-"));
  const script = join(folder, "gift.sql");
  const oneLine = gift.replace(/\s+/g, " ").replaceAll(":id", ":id::text");
  writeFileSync(script, `\\set id random(1, ${maxId})\n${oneLine};\n`);
  const options = `-n -M prepared -c ${clients} -j 1 -T ${seconds} -f ${script}`.split(" ");
  const { stdout, stderr } = spawnSync(program, [...options, connectionString], { encoding: "utf8" });
  rmSync(folder, { recursive: true, force: true });
  const found = /^tps = ([\d.]+)/m.exec(stdout);
  if (!found) throw new Error(`pgbench said: ${stdout}${stderr}`);
  return Number(found[1]);
}

async function withPg(connectionString: string, seconds: number): Promise<number> {
  const pool = openPool(connectionString, { max: clients });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const id = Math.floor(Math.random() * maxId);
      await pool.query({ name: "least", text: gift.replaceAll(":id", "$1::text"), values: [id] });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  await pool.end();
  return done / seconds;
}

function findPgbench(): string | undefined {
  const [folder] = foldersWith("pgbench");
  return folder && join(folder, "pgbench");
}
