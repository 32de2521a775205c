import type pg from "pg";

type Column = Readonly<{ table: string; name: string; type: string; required: boolean; filled: boolean }>;

/** What an earlier program counts on, by name, with where a table's rows lie: they move when it is written again. */
export type Shape = Readonly<{
  tables: ReadonlyMap<string, string>;
  columns: ReadonlyMap<string, Column>;
  /** Rules that a row must meet, by table and name. */
  rules: ReadonlyMap<string, string>;
  indexes: ReadonlyMap<string, Readonly<{ table: string; unique: boolean; valid: boolean }>>;
  functions: ReadonlySet<string>;
}>;

/** As the catalog of the database tells it: a step can be written in many ways, and has done one thing. */
export async function readShape(db: pg.Pool): Promise<Shape> {
  const tables = await db.query<{ name: string; place: string }>(
    `select relname as name, relfilenode::text as place from pg_class
     where relkind in ('r', 'p', 'v') and relnamespace = 'public'::regnamespace`,
  );
  const columns = await db.query<Column>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  const rules = await db.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'`,
  );
  const indexes = await db.query<{ name: string; table: string; unique: boolean; valid: boolean }>(
    `select indexrelid::regclass::text as name, indrelid::regclass::text as "table", indisunique as "unique",
       indisvalid as valid from pg_index join pg_class c on c.oid = indrelid
     where c.relnamespace = 'public'::regnamespace`,
  );
  const functions = await db.query<{ name: string }>(
    "select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace",
  );
  return {
    tables: new Map(tables.rows.map(({ name, place }) => [name, place])),
    columns: new Map(columns.rows.map((column) => [`${column.table}.${column.name}`, column])),
    rules: new Map(rules.rows.map(({ table, name, rule }) => [`${table}: ${name}`, inOneForm(rule)])),
    indexes: new Map(indexes.rows.map(({ name, ...index }) => [name, index])),
    functions: new Set(functions.rows.map(({ name }) => name)),
  };
}

/** Since 0099 a function names the languages, where each rule named them before: the same rule in another form. */
const inOneForm = (rule: string): string =>
  rule
    .replace(/\((\w+) = ANY \(ARRAY\['en'::text, 'nl'::text, 'ar'::text\]\)\)/, "is_language($1)")
    .replace(/\((\w+) \?& ARRAY\['en'::text, 'nl'::text, 'ar'::text\]\)/, "has_every_language($1)");
