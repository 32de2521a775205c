import type { Asked } from "#domain/lists/asked.ts";
import type { Filter } from "#domain/lists/filter.ts";
import type { AnyList } from "#domain/lists/list.ts";

/** Adds a value to the statement and returns its placeholder. Values never become part of the text. */
export type Bind = (value: unknown) => string;

export type Reader = Readonly<{ userId: string; now: Date }>;

/** An expression, or a reference's id and its name if the server lacks it. Written in our own sources, never from user input. */
type ColumnSql = string | Readonly<{ id: string; name: string }>;

type ValueOf<F> = F extends Filter<infer Value> ? Value : never;

export type SourceOf<L extends AnyList> = Readonly<{
  from: string;
  where?: string | ((asked: Asked, isFile: boolean, bind: Bind, reader: Reader) => string);
  columns: Readonly<Record<keyof L["columns"] & string, ColumnSql>>;
  filters: {
    readonly [Name in keyof L["filters"]]: (
      value: ValueOf<L["filters"][Name]>,
      bind: Bind,
      reader: Reader,
    ) => string;
  };
  search?: (words: string, bind: Bind) => string;
  /** What a column is ordered by, where that is not its value. */
  order?: Readonly<Partial<Record<keyof L["columns"] & string, string>>>;
  /** What each total of the list adds up, as an expression of one row. */
  totals?: Readonly<Record<keyof L["totals"] & string, string>>;
  /** The account that a row is about. Files note it in the audit log. */
  aboutUser?: string;
}>;

/** Any list with its source, the types of its columns and filters proven and set aside. */
export type ListSource = Readonly<{
  list: AnyList;
  sql: Omit<SourceOf<AnyList>, "filters"> & {
    readonly filters: Readonly<Record<string, (value: string, bind: Bind, reader: Reader) => string>>;
  };
}>;

export const listSource = <L extends AnyList>(list: L, sql: SourceOf<L>): ListSource => ({
  list,
  sql: sql as unknown as ListSource["sql"],
});

/** In the Netherlands. */
export const startOfDay = (day: string): string => `${day}::date::timestamp at time zone 'Europe/Amsterdam'`;
