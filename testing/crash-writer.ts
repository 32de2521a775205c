import { fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { say } from "./say.ts";

/**
 * A program that is made to be killed. It commits numbered gifts, each with its line in the books, and only then puts the
 * number in a file of its own, written through to the disk: a number in that file was acknowledged to somebody. It first
 * prints what it found, then a line for each acknowledgement, until the end of time.
 */
const [dataDir = "", acknowledgedFile = "", options = "{}"] = process.argv.slice(2);
const writers = 4;
const giftsPerCheckpoint = 150;

const server = await openEmbedded(dataDir, JSON.parse(options));
const pool = openPool(server.connectionString, { max: writers });
await pool.query("create table if not exists gifts (n int primary key, note text)");
await pool.query("create table if not exists books (gift int primary key references gifts)");

const acknowledged = openSync(acknowledgedFile, "a+");
const { rows } = await pool.query<{ n: number; booked: boolean }>(
  "select n, books.gift is not null as booked from gifts left join books on books.gift = n",
);
const stored = new Set(rows.map((row) => row.n));
const promised = readFileSync(acknowledgedFile, "utf8").split("\n").slice(0, -1).map(Number);
say(
  JSON.stringify({
    adopted: server.adopted,
    promised: promised.length,
    lost: promised.filter((n) => !stored.has(n)),
    unbooked: rows.filter((row) => !row.booked).map((row) => row.n),
  }),
);

let last = Math.max(0, ...stored);
await Promise.all(Array.from({ length: writers }, writeForEver));

async function writeForEver(): Promise<never> {
  for (;;) {
    const n = ++last;
    await pool.query(
      "with gift as (insert into gifts values ($1, $2) returning n) insert into books select n from gift",
      [n, "x".repeat(300)],
    );
    // Kills must also meet a server that is writing its pages out.
    if (n % giftsPerCheckpoint === 0) await pool.query("checkpoint");
    writeSync(acknowledged, `${n}\n`);
    fsyncSync(acknowledged);
    say(String(n));
  }
}
