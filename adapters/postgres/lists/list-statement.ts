import type { Asked } from "#domain/lists/asked.ts";
import type { Column } from "#domain/lists/column.ts";
import { maxCounted, orderOf, pageSize } from "#domain/lists/list.ts";
import type { Bind, ListSource, Reader } from "./list-source.ts";
import { readCursor } from "./list-cursor.ts";

/** `lists.db.test.ts` has PostgreSQL check every statement that can be made here. */
export type ListStatement = Readonly<{ text: string; values: unknown[] }>;

/** One row more than a page shows whether there is a next one. */
export const pageStatement = (source: ListSource, asked: Asked, reader: Reader): ListStatement =>
  statement((bind) => {
    const keys = sortKeys(source, asked.sort);
    const from = readCursor(keys, asked.before);
    const after =
      from &&
      `(${keys.map(({ sql }) => sql).join(", ")}) ${keys[0]?.isDescending ? "<" : ">"}
      (${keys.map(({ type }, place) => `${bind(from[place])}::${type}`).join(", ")})`;
    const cursor = keys.map(({ sql }, place) => `(${sql})::text as "${cursorColumn(place)}"`);
    return `select ${[...columnsOf(source), ...cursor].join(", ")}
      from ${source.sql.from} where ${[...conditions(source, asked, reader, bind, false), ...(after ? [after] : [])].join(" and ")}
      ${orderBy(keys)} limit ${pageSize + 1}`;
  });

/** The limit keeps its time constant. */
export const countStatement = (source: ListSource, asked: Asked, reader: Reader): ListStatement =>
  statement((bind) => {
    const totals = Object.entries(source.sql.totals ?? {});
    const sums = totals.map(([name]) => `coalesce(sum("${name}"), 0)::bigint as "${name}"`);
    const summed = totals.map(([name, sql]) => `${String(sql)} as "${name}"`);
    return `select ${["count(*) as count", ...sums].join(", ")} from (
      select ${["1 as one", ...summed].join(", ")} from ${source.sql.from}
      where ${conditions(source, asked, reader, bind, false).join(" and ")} limit ${maxCounted + 1}) matching`;
  });

export const fileStatement = (source: ListSource, asked: Asked, reader: Reader): ListStatement =>
  statement((bind) => {
    const about = source.sql.aboutUser ? [`${source.sql.aboutUser} as "${aboutColumn}"`] : [];
    return `select ${[...columnsOf(source), ...about].join(", ")}
      from ${source.sql.from} where ${conditions(source, asked, reader, bind, true).join(" and ")}
      ${orderBy(sortKeys(source, asked.sort))}`;
  });

export const rowStatement = (source: ListSource, condition: (bind: Bind) => string): ListStatement =>
  statement(
    (bind) => `select ${columnsOf(source).join(", ")} from ${source.sql.from} where ${condition(bind)}`,
  );

export const cursorColumn = (place: number): string => `cursor:${place}`;
export const nameColumn = (column: string): string => `${column}:name`;
const aboutColumn = "aboutUserId";

function statement(write: (bind: Bind) => string): ListStatement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  return { text: write(bind), values };
}

const columnsOf = ({ sql }: ListSource): string[] =>
  Object.entries(sql.columns).flatMap(([name, column]) =>
    typeof column === "string"
      ? [`${column} as "${name}"`]
      : [`${column.id} as "${name}"`, `${column.name} as "${nameColumn(name)}"`],
  );

function conditions(
  { list, sql }: ListSource,
  asked: Asked,
  reader: Reader,
  bind: Bind,
  isFile: boolean,
): string[] {
  const always =
    typeof sql.where === "function" ? sql.where(asked, isFile, bind, reader) : (sql.where ?? "true");
  const filters = Object.entries(asked.filters).map(([name, value]) =>
    sql.filters[name]?.(value, bind, reader),
  );
  const search = asked.search === "" ? undefined : sql.search?.(asked.search, bind);
  const only =
    asked.only.length === 0
      ? undefined
      : `${valueOf(sql, list.key)}::text = any(${bind(asked.only)}::text[])`;
  return [always, ...filters, search, only].filter((each) => each !== undefined).map((each) => `(${each})`);
}

export type SortKey = Readonly<{
  sql: string;
  type: "text" | "bigint" | "date" | "timestamptz";
  isDescending: boolean;
}>;

/** What rows are ordered by: the columns of the order, then the key of the list, in the same direction. */
export function sortKeys({ list, sql }: ListSource, sort: string): SortKey[] {
  const { columns: ordered, isDescending } = orderOf(list, sort);
  const columns: Readonly<Record<string, Column>> = list.columns;
  return [...new Set([...ordered, list.key])].map((name) => {
    return { sql: sql.order?.[name] ?? valueOf(sql, name), type: typeOf(columns[name]), isDescending };
  });
}

function valueOf(sql: ListSource["sql"], name: string): string {
  const column = sql.columns[name] ?? name;
  return typeof column === "string" ? column : column.id;
}

function typeOf(column: Column | undefined): SortKey["type"] {
  if (column?.kind === "number" || column?.kind === "money") return "bigint";
  if (column?.kind === "moment") return "timestamptz";
  return column?.kind === "day" ? "date" : "text";
}

const orderBy = (keys: readonly SortKey[]): string =>
  `order by ${keys.map(({ sql, isDescending }) => `${sql}${isDescending ? " desc" : ""}`).join(", ")}`;
