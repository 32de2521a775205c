import type pg from "pg";
import { languages } from "#domain/language.ts";

/** Columns whose check names each value that they may hold, as `table.column`. */
export async function allowedValues(db: Pick<pg.ClientBase, "query">): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  return new Map(
    rows.flatMap(({ table, rule }) => {
      const [, language] = /^CHECK \(is_language\((\w+)\)\)$/.exec(rule) ?? [];
      if (language) return [[`${table}.${language}`, [...languages]] as const];
      const [, column, list, one] =
        /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[([^\]]+)\]\)|('[^']*'::text))\)\)$/.exec(rule) ?? [];
      const values = [...(list ?? one ?? "").matchAll(/'([^']*)'::text/g)].map(([, value = ""]) => value);
      return values.length > 0 ? [[`${table}.${column}`, values] as const] : [];
    }),
  );
}
