import pg from "pg";
import * as z from "zod";
import type { BackupFacts } from "#domain/backup/manifest.ts";
import { rowAsJson, storedTables, type StoredTable } from "./stored-tables.ts";

const head = z.object({ size: z.int(), root: z.string() });

type Queryable = Pick<pg.ClientBase, "query">;

export async function readFacts(db: Queryable): Promise<BackupFacts> {
  const tables: BackupFacts["tables"] = {};
  for (const table of await storedTables(db)) tables[table.name] = await tableFacts(db, table);
  return {
    migrations: await appliedMigrations(db),
    tables,
    ledgerCents: await textByKey(
      db,
      "select account_id as key, sum(cents)::text as value from ledger_postings group by 1",
    ),
    receipts: Object.fromEntries(
      Object.entries(
        await textByKey(db, "select year::text as key, last::text as value from receipt_counters"),
      ).map(([year, last]) => [year, Number(last)]),
    ),
    log: await headOfLog(db),
  };
}

/** MD5 is a checksum here, not a protection: the archive's encryption detects tampering. */
async function tableFacts(db: Queryable, table: StoredTable): Promise<{ rows: number; digest: string }> {
  const { rows } = await db.query<{ rows: string; digest: string }>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || left(md5(${rowAsJson(table)}), 16))::bit(64)::bigint::numeric), 0)::text as digest
     from ${pg.escapeIdentifier(table.name)}`,
  );
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? "0" };
}

async function appliedMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

async function textByKey(db: Queryable, statement: string): Promise<Record<string, string>> {
  const { rows } = await db.query<{ key: string; value: string }>(statement);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

async function headOfLog(db: Queryable): Promise<BackupFacts["log"]> {
  const { rows } = await db.query<{ statement: string }>(
    "select statement from log_heads order by size desc limit 1",
  );
  if (!rows[0]) return null;
  return head.parse(JSON.parse(rows[0].statement));
}
