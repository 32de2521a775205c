import type pg from "pg";
import type { ListSource } from "#adapters/postgres/lists/list-source.ts";
import { nameColumn } from "#adapters/postgres/lists/list-statement.ts";
import { readFileRows, readPage } from "#adapters/postgres/lists/read-list.ts";
import { storedViews } from "#adapters/postgres/lists/stored-views.ts";
import { listSources } from "#adapters/postgres/lists/sources.ts";
import type { ListName } from "#contract/lists.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { Asked } from "#domain/lists/asked.ts";
import type { Column, Reference } from "#domain/lists/column.ts";
import { saveView } from "#domain/lists/save-view.ts";
import { hasServerOptions } from "#domain/lists/filter.ts";
import type { ListPage, Options } from "#domain/lists/list.ts";

export type ListReader = Readonly<{ userId: string; language: Language }>;
export type ListRow = Readonly<Record<string, unknown>>;

/** What filters can be set to, by list. The same labels name references in the column of that name. */
export type ListOptions = Partial<Record<ListName, (language: Language) => Promise<Options>>>;

/** Files use `reads`, so that they slow no one down. */
export function composeLists(pool: pg.Pool, reads: pg.Pool, optionsOf: ListOptions) {
  const sources = new Map(listSources.map((source) => [source.list.name, source]));
  const sourceOf = (name: string): ListSource => {
    const source = sources.get(name);
    if (!source) throw new Error(`The list ${name} has no source`);
    return source;
  };
  const readOptions = async (name: ListName, language: Language): Promise<Options> =>
    (await optionsOf[name]?.(language)) ?? {};
  const views = storedViews(pool);
  return {
    views: { of: views.of, save: saveView({ views }), remove: views.remove },
    page: async (
      name: ListName,
      asked: Asked,
      { userId, language }: ListReader,
    ): Promise<ListPage<ListRow>> => {
      const source = sourceOf(name);
      const [{ rows, ...page }, options] = await Promise.all([
        readPage(pool, source, asked, { userId, now: new Date() }),
        readOptions(name, language),
      ]);
      return {
        rows: rows.map((row) => shownRow(source, row, options, language)),
        ...page,
        ...(Object.values(source.list.filters).some(hasServerOptions) && { options }),
      };
    },
    fileRows: async function* (name: ListName, asked: Asked, { userId, language }: ListReader) {
      const source = sourceOf(name);
      const options = await readOptions(name, language);
      for await (const batch of readFileRows(reads, source, asked, { userId, now: new Date() }))
        yield batch.map((row) => ({
          ...shownRow(source, row, options, language),
          aboutUserId: row["aboutUserId"],
        }));
    },
  };
}

/** As the call declares it: moments as text, references with their names. */
const shownRow = ({ list }: ListSource, row: ListRow, options: Options, language: Language): ListRow =>
  Object.fromEntries(
    Object.entries<Column>(list.columns).map(([name, { kind }]) => {
      const value = row[name] ?? null;
      if (value instanceof Date) return [name, value.toISOString()];
      if (kind !== "reference" || value === null) return [name, value];
      return [name, named(value as string, row[nameColumn(name)], options[name], language)];
    }),
  );

/** A reference that has no name is called by its id. */
function named(
  id: string,
  name: unknown,
  options: Options[string] | undefined,
  language: Language,
): Reference {
  if (typeof name === "string") return { id, name };
  if (name) return { id, name: (name as Localized)[language] };
  return { id, name: options?.find(({ value }) => value === id)?.label ?? id };
}
