import type pg from "pg";
import { partitionByYear } from "#adapters/postgres/partitions/partition-by-year.ts";
import type { Cost } from "../bench/past/ask-program.ts";
import { onPast } from "../bench/past/on-past.ts";
import { say } from "../say.ts";

/**
 * `npm run scale-test`: fifty million rows of gifts, payments, books and receipts, made by the database itself in a place of its own (some 15 GB,
 * gone afterwards); what everything costs then in processor time, how long `npm run partition` holds up who gives, and what
 * everything costs after it, each beside what it costs after a thousand gifts. SCALE_GIFTS asks for another number.
 */
const gifts = Number(process.env["SCALE_GIFTS"] ?? 5_700_000);
const fewGifts = 1000;
const tables = ["donations", "payment_attempts", "ledger_entries", "ledger_postings", "receipts"];
const gigabyte = 1e9;

const few = await onPast(fewGifts, say, ({ measure }) => measure());
await onPast(gifts, say, async ({ pool, measure }) => {
  say(await sizeOf(pool));
  const before = await measure();
  const heldUp = await timed(() => partitionByYear(pool, new Date()));
  say(`npm run partition held up who gives for ${heldUp.toFixed(1)} s`);
  // The clocks of several machines may differ by a minute, for which the first part still takes what comes.
  await pool.query("select pg_sleep(61)");
  await pool.query("vacuum analyze");
  const after = await measure();
  say(
    `processor time in ms (program + database) after ${fewGifts} gifts of earlier years, after ${gifts.toLocaleString("en")}, and with these in parts`,
  );
  for (const [what, cost] of after) {
    const [first, whole] = [few.get(what), before.get(what)];
    if (!first || !whole) throw new Error(`${what} was not measured each time`);
    const ratios = [whole, cost].map((each) => (sum(each) / sum(first)).toFixed(2));
    say(`${what.padEnd(38)} ${told(first)} ${told(whole)} ${told(cost)}  ratios ${ratios.join(" and ")}`);
  }
  await tellParts(pool);
});

async function sizeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ rows: number; bytes: number }>(
    `select sum(reltuples)::bigint as rows, sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
     where oid = any($1::regclass[])`,
    [tables],
  );
  const [found] = rows;
  if (!found) throw new Error("The tables are not there");
  return `${found.rows.toLocaleString("en")} rows in ${tables.length} tables, ${(found.bytes / gigabyte).toFixed(1)} GB with their indexes`;
}

async function tellParts(pool: pg.Pool): Promise<void> {
  // The database counts rows when it looks, and the newest part got its own after the last look.
  await pool.query("analyze donations, ledger_postings");
  const { rows } = await pool.query<{ part: string; rows: number; bytes: number }>(
    `select relname as part, reltuples::bigint as rows, pg_total_relation_size(c.oid) as bytes
     from pg_inherits join pg_class c on c.oid = inhrelid where c.relkind = 'r' order by relname`,
  );
  for (const { part, rows: count, bytes } of rows)
    say(`${part}: ${count.toLocaleString("en")} rows, ${(bytes / gigabyte).toFixed(2)} GB with its indexes`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function sum({ program, database }: Cost): number {
  return program + database;
}

function told({ program, database }: Cost): string {
  return `${program.toFixed(2).padStart(9)} + ${database.toFixed(2).padStart(8)}`;
}
