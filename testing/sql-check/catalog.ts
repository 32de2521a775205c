import type pg from "pg";
import { allowedValues } from "./allowed-values.ts";

type StoredColumn = Readonly<{
  table: string;
  name: string;
  isNullable: boolean;
  /** All that it may hold, where a rule of the table names them. */
  values?: readonly string[] | undefined;
}>;

/** What statements are compared with: names of types, and which stored columns may be empty. */
export type Catalog = Readonly<{
  typeNames: ReadonlyMap<number, string>;
  /** By `oid of table.number of column`. A view's columns are not here: what they may be depends on its statement. */
  columns: ReadonlyMap<string, StoredColumn>;
}>;

export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const types = await client.query<{ oid: number; typname: string }>("select oid, typname from pg_type");
  const columns = await client.query<Omit<StoredColumn, "values"> & { place: string }>(
    `select a.attrelid || '.' || a.attnum as place, c.relname as "table", a.attname as name,
       not a.attnotnull as "isNullable"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0`,
  );
  const values = await allowedValues(client);
  return {
    typeNames: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
    columns: new Map(
      columns.rows.map(({ place, ...column }) => [
        place,
        { ...column, values: values.get(`${column.table}.${column.name}`) },
      ]),
    ),
  };
}
