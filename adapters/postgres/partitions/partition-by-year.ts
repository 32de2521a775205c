import type pg from "pg";
import { firstGiftId } from "#domain/giving/gift-id.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { divideTable, firstPartOf, openPart } from "./divide-table.ts";
import { shapeOf } from "./shape-of.ts";

/** Allowed clock difference between machines. */
const skewMs = 60_000;
/** Donors wait meanwhile; if the lock is not granted, nothing changes. */
const lockTimeout = "10s";

type Parted = Readonly<{
  table: string;
  key: string;
  /** Above all existing keys, read while nobody writes. */
  end: (client: pg.ClientBase, now: Date) => Promise<string>;
}>;

const parted: readonly Parted[] = [
  {
    table: "donations",
    key: "id",
    end: (_, now) => Promise.resolve(firstGiftId(new Date(now.getTime() + skewMs))),
  },
  { table: "ledger_postings", key: "entry_id", end: nextEntry },
];

export type Opened = Readonly<{ table: string; part: string }>;

/** Existing rows are the first partition, and each later year adds one. Returns what was opened. */
export const partitionByYear = (owner: pg.Pool, now: Date): Promise<Opened[]> =>
  inTransaction(owner, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    // Locks in the order in which a donation is written.
    await client.query("lock table donations, ledger_entries, ledger_postings in access exclusive mode");
    const opened: Opened[] = [];
    for (const each of parted) {
      const part = `${each.table}_from_${now.getUTCFullYear()}`;
      const parts = await partsOf(client, each.table);
      if (parts.some(({ name }) => name === part)) continue;
      const from = await each.end(client, now);
      const newest = parts.at(-1);
      if (!newest) await divideTable(client, { ...each, from, part });
      else await endPart(client, { ...each, from, part, newest });
      opened.push({ table: each.table, part });
    }
    return opened;
  });

type Part = Readonly<{ name: string; from: string }>;

/** In order; empty for a plain table. `from` is in PostgreSQL's notation. */
async function partsOf(client: pg.ClientBase, table: string): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select c.relname as name, substring(pg_get_expr(c.relpartbound, c.oid) from 'FROM \\((.*)\\) TO') as "from"
     from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = $1::regclass
     order by c.relname <> $2, c.relname`,
    [table, firstPartOf(table)],
  );
  return rows;
}

type Ending = Parted & Readonly<{ from: string; part: string; newest: Part }>;

async function endPart(client: pg.ClientBase, { table, from, part, newest }: Ending): Promise<void> {
  const shape = await shapeOf(client, table);
  const ofPart = await shapeOf(client, newest.name);
  const end = /^\d+$/.test(from) ? from : `'${from}'`;
  // A referenced partition cannot be detached, so references are dropped for a moment.
  for (const { table: other, name } of shape.referencedBy)
    await client.query(`alter table ${other} drop constraint ${name}`);
  await client.query(`alter table ${table} detach partition ${newest.name}`);
  await client.query(
    `alter table ${table} attach partition ${newest.name} for values from (${newest.from}) to (${end})`,
  );
  for (const { table: other, name, made } of shape.referencedBy)
    await client.query(`alter table ${other} add constraint ${name} ${made}`);
  const keysOfParts = ofPart.keys.filter(({ isPrimary }) => !isPrimary);
  await openPart(client, { table, part, from }, { ...shape, keys: keysOfParts });
}

async function nextEntry(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ next: string }>(
    "select (coalesce(max(id), 0) + 1)::text as next from ledger_entries",
  );
  return rows[0]?.next ?? "1";
}
