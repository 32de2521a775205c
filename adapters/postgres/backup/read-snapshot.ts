import pg from "pg";
import * as z from "zod";
import type { BackupContent, BackupFacts } from "#domain/backup/manifest.ts";
import { readFacts } from "./read-facts.ts";
import { beginReading, rowAsJson, storedTables, type StoredTable } from "./stored-tables.ts";

/** Rows per fetch; fewer for tables with large files. */
const rowsAtOnce = 2_000;
const filesAtOnce = 4;
const partBytes = 4 * 1024 * 1024;

/** The first file of the archive. Archives of earlier versions begin with the schema. */
export const contentFile = "content.json";
/** What must exist before the rows. */
export const schemaFile = "schema.json";
export const archivedSchema = z.object({
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      hasFiles: z.boolean(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});
export type ArchivedSchema = z.infer<typeof archivedSchema>;

type File = Readonly<{ name: string; body: Buffer }>;

/** Streams every row of one snapshot while the program continues. */
export async function* readSnapshot(
  pool: pg.Pool,
  describe: (facts: BackupFacts) => BackupContent,
): AsyncGenerator<File> {
  const client = await pool.connect();
  try {
    await beginReading(client);
    const facts = await readFacts(client);
    const tables = await storedTables(client);
    const schema: ArchivedSchema = {
      migrations: facts.migrations,
      tables: tables.map((table) => ({
        ...table,
        columns: [...table.columns],
      })),
      sequences: await sequences(client),
    };
    yield { name: contentFile, body: Buffer.from(JSON.stringify(describe(facts))) };
    yield { name: schemaFile, body: Buffer.from(JSON.stringify(schema)) };
    for (const table of tables) yield* partsOf(client, table);
  } finally {
    await client.query("rollback").catch(() => {});
    client.release();
  }
}

async function* partsOf(client: pg.ClientBase, table: StoredTable): AsyncGenerator<File> {
  let [lines, size, part]: [string[], number, number] = [[], 0, 0];
  const file = (): File => {
    part += 1;
    const body = Buffer.from(lines.join("\n"));
    [lines, size] = [[], 0];
    return {
      name: `${table.name}/${String(part).padStart(6, "0")}.jsonl`,
      body,
    };
  };
  await client.query(
    `declare rows no scroll cursor for select ${rowAsJson(table)} as row from ${pg.escapeIdentifier(table.name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(
      `fetch ${table.hasFiles ? filesAtOnce : rowsAtOnce} from rows`,
    );
    if (rows.length === 0) break;
    for (const { row } of rows) {
      lines.push(row);
      size += row.length;
      if (size >= partBytes) yield file();
    }
  }
  await client.query("close rows");
  if (lines.length > 0) yield file();
}

async function sequences(client: pg.ClientBase): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}
