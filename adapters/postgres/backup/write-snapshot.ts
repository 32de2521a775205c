import pg from "pg";
import { differences, type BackupFacts } from "#domain/backup/manifest.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { migrateTo } from "../base/migrate.ts";
import { readFacts } from "./read-facts.ts";
import { archivedSchema, schemaFile, type ArchivedSchema } from "./read-snapshot.ts";
import { sameTexts, type StoredTable } from "./stored-tables.ts";

type File = Readonly<{ name: string; body: Buffer }>;
type Wanted = Readonly<{ name: string; takenAt: string; facts: BackupFacts }>;

/** One transaction with triggers and foreign keys off, checked at the end: a kill leaves it empty. The copy starts paused. */
export async function writeSnapshot(
  owner: pg.Pool,
  files: AsyncIterable<File>,
  wanted: Wanted,
): Promise<void> {
  const source = files[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done || first.value.name !== schemaFile)
    throw new Error("The archive does not begin with its schema");
  const schema = archivedSchema.parse(JSON.parse(first.value.body.toString()));
  await migrateTo(owner, schema.migrations);

  const client = await owner.connect();
  try {
    await client.query("begin");
    await sameTexts(client);
    const putBack = await withoutGuards(client, schema.tables);
    for (let next = await source.next(); !next.done; next = await source.next())
      await fill(client, tableOf(schema, next.value.name), next.value.body);
    for (const { name, last } of schema.sequences)
      await client.query("select setval(quote_ident($1)::regclass, $2::bigint)", [name, last]);
    await putBack();
    const wrong = differences(wanted.facts, await readFacts(client));
    if (wrong.length > 0) throw new StartRefusal(`The copy is not what was saved: ${wrong.join("; ")}.`);
    await client.query("insert into standstills (backup_name, backup_taken_at) values ($1, $2)", [
      wanted.name,
      wanted.takenAt,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
    await source.return?.(undefined);
  }
}

function tableOf({ tables }: ArchivedSchema, file: string): StoredTable {
  const table = tables.find(({ name }) => file.startsWith(`${name}/`));
  if (!table) throw new Error(`The archive holds ${file}, which belongs to no table`);
  return table;
}

/** Truncates the tables and drops triggers and foreign keys; the returned function restores both, and PostgreSQL checks every row. */
async function withoutGuards(
  client: pg.ClientBase,
  tables: readonly StoredTable[],
): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  const { rows: keys } = await client.query<{
    table: string;
    name: string;
    definition: string;
  }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`,
  );
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await client.query(`truncate ${names.join(", ")}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  };
}

async function fill(client: pg.ClientBase, { name, columns }: StoredTable, body: Buffer): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column.name));
  const values = columns.map(({ type }, place) => `(r->>${place})::${type}`);
  await client.query(
    `insert into ${pg.escapeIdentifier(name)} (${names.join(", ")}) overriding system value
     select ${values.join(", ")} from json_array_elements($1::json) r`,
    [`[${body.toString().replaceAll("\n", ",")}]`],
  );
}
