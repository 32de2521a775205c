import pg from "pg";

type Queryable = Pick<pg.ClientBase, "query">;

export type StoredTable = Readonly<{
  name: string;
  /** Writable columns; generated ones are computed again. */
  columns: readonly Readonly<{ name: string; type: string }>[];
  /** Has file columns, so few rows fit in memory. */
  hasFiles: boolean;
}>;

const ofMigrations = ["kysely_migration", "kysely_migration_lock"];

/** All tables except those of extensions. */
export async function storedTables(db: Queryable): Promise<StoredTable[]> {
  const { rows } = await db.query<{
    name: string;
    column: string;
    type: string;
  }>(
    `select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname, a.attnum`,
    [ofMigrations],
  );
  const byName = Map.groupBy(rows, ({ name }) => name);
  return [...byName].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
    hasFiles: columns.some(({ type }) => type === "bytea"),
  }));
}

/** A row as JSON texts: exact for every type, and readable without a database. */
export const rowAsJson = ({ columns }: StoredTable): string =>
  `json_build_array(${columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(", ")})::text`;

/** One snapshot, and text formats independent of the server. */
export async function beginReading(client: Queryable): Promise<void> {
  await client.query("begin isolation level repeatable read, read only");
  await sameTexts(client);
}

export async function sameTexts(client: Queryable): Promise<void> {
  await client.query("set local statement_timeout = 0");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  await client.query("set local datestyle = 'ISO, YMD'");
  await client.query("set local intervalstyle = 'postgres'");
  await client.query("set local bytea_output = 'hex'");
  await client.query("set local extra_float_digits = 1");
}
