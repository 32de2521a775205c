import type pg from "pg";
import { languages } from "#domain/language.ts";
import { allowedValues } from "./allowed-values.ts";
import { typeAsRead } from "./type-as-read.ts";

type Column = {
  table: string;
  column: string;
  type: string;
  is_nullable: boolean;
  is_view: boolean;
  /** The database can fill it in by itself. */
  has_default: boolean;
  /** Nobody else may. */
  is_generated: boolean;
};

const heading = `/**
 * Every table and view, as the migrations leave them. Made by \`npm run tables\`; never written by hand.
 * \`testing/sql-check/tables.db.test.ts\` compares it with the migrated database.
 */
`;

/** The text of adapters/postgres/tables.ts, before it is formatted. */
export async function describeTables(pool: pg.Pool): Promise<string> {
  const columns = await columnsOf(pool);
  const lists = await allowedValues(pool);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const described = [...tables].map(
    ([table, its]) =>
      `${table}: {\n${its.map((column) => lineOf(column, lists.get(`${table}.${column.column}`))).join("\n")}\n};`,
  );
  return `import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";

${heading}export type Tables = {
${described.join("\n")}
};

/** Read as anything, written as its text, or as \`Empty\` where that is allowed. */
type Json<Empty = never> = ColumnType<unknown, string | Empty, string | Empty>;
`;
}

function lineOf(column: Column, allowed: readonly string[] | undefined): string {
  const base = allowed ? typeOfValues(allowed) : readAs(column);
  const stored = column.is_nullable && base !== "unknown" ? `${base} | null` : base;
  if (column.is_view) return `${column.column}: ${stored};`;
  if (column.is_generated) return `${column.column}: GeneratedAlways<${stored}>;`;
  if (column.type === "jsonb") return `${column.column}: ${jsonOf(column)};`;
  return `${column.column}: ${column.has_default ? `Generated<${stored}>` : stored};`;
}

const typeOfValues = (values: readonly string[]): string =>
  values.join() === languages.join() ? "Language" : values.map((value) => JSON.stringify(value)).join(" | ");

/** Cents are a bigint that the client refuses to read when it is no exact number, so what is read is money. */
const readAs = ({ column, type }: Column): string =>
  type === "int8" && /(^|_)cents$/.test(column) ? "Cents" : typeAsRead(type);

/** JSON is read as anything, and written as its text. */
function jsonOf({ is_nullable, has_default }: Column): string {
  if (is_nullable) return "Json<null | undefined>";
  return has_default ? "Json<undefined>" : "Json";
}

async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as is_nullable,
       c.relkind = 'v' as is_view, a.atthasdef or a.attidentity <> '' as has_default,
       a.attidentity = 'a' or a.attgenerated <> '' as is_generated
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'
     order by c.relname collate "C", a.attname collate "C"`,
  );
  return rows;
}
