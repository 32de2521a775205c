import type { Column } from "./column.ts";
import type { Filter } from "./filter.ts";
import type { Cents } from "#domain/money/cents.ts";

/** Rows on one page of any list. */
export const pageSize = 25;

/** Rows that can be selected at once: their keys fit in an address. */
export const maxSelected = 100;

/** More rows are neither counted nor summed, so that no list becomes slow as it grows. */
export const maxCounted = 100_000;

type Columns = Readonly<Record<string, Column>>;
type Filters = Readonly<Record<string, Filter>>;

type RowOfColumns<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

/** All columns of an order share one direction, as cursors require. */
type Order<Name extends string> = Name | `-${Name}`;

/** The groups of the back office's menu, in order. */
export const menuGroups = ["start", "people", "giving", "applications", "money", "site", "system"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** One back-office list; API, paging, filters, table, files and route are derived. Its SQL is in `adapters/postgres` (decision 134). */
export type List<C extends Columns = Columns, F extends Filters = Filters> = Readonly<{
  /** Names its files: `<name>.csv`. */
  name: string;
  path: `/api/admin/${string}`;
  page: `/admin/${string}`;
  who: "books" | "staff" | "admin";
  /** Opens the call to API tokens with this scope. */
  scope?: string;
  summary: string;
  /** In the menu, if it has a `part` there. */
  group?: MenuGroup;
  /** Message ids. */
  words: Readonly<{
    part?: string;
    title: string;
    description?: string;
    intro?: string;
    none?: string;
    /** Below `none`: how rows come to be, and what the reader can do. */
    next?: string;
    found?: string;
  }>;
  /** In the order in which files have them. */
  columns: C;
  /** Unique; also breaks ties in the order. */
  key: keyof C & string;
  /** Headings of the table in order: columns, and cells that the page adds. */
  table: readonly string[];
  /** The facts of a card on a phone, most important first: two to a line for the first four. Default: the order of the table. */
  card?: readonly string[];
  filters: F;
  search?: Readonly<{ label?: string; hint?: string; scope?: string }>;
  /** Orders by name: columns, with a minus if the highest come first. The first order is the default. More than one are named in `back-office.sort`. */
  sorts: Readonly<Record<string, Order<keyof C & string> | readonly Order<keyof C & string>[]>>;
  /** The answer includes the number of matching rows. */
  counted?: true;
  /** Sums over all matching rows, with the message id of each. */
  totals?: Readonly<Record<string, string>>;
  /** Addresses of views that everyone has, by name: of this list (`?…`) or another page. Their words are in `back-office.view`. */
  views?: Readonly<Record<string, string>>;
  /** CSV and XLSX files for administrators. */
  files?: true;
  /** The page of a row; its first cell becomes the link. */
  open?: (row: RowOfColumns<C>) => string;
}>;

// oxlint-disable-next-line typescript/no-explicit-any -- any list: `open` takes rows, so no common row type fits all lists
export type AnyList = List<any>;

export type RowOf<L extends AnyList> = L extends List<infer C> ? RowOfColumns<C> : never;

export type ListPage<Row> = Readonly<{
  rows: readonly Row[];
  /** Where the next page begins; null on the last one. */
  older: string | null;
  /** How many rows match on all pages, up to `maxCounted`. */
  count?: number | undefined;
  /** In cents. Left out if more than `maxCounted` rows match. */
  totals?: Readonly<Record<string, Cents>> | undefined;
  /** Choices that only the server knows. */
  options?: Options | undefined;
  /** The saved views of the reader, and shared ones of colleagues. Left out for API tokens. */
  views?: readonly SavedView[] | undefined;
}>;

export type SavedView = Readonly<{
  id: string;
  name: string;
  /** The query of its address. */
  search: string;
  isShared: boolean;
  /** Made by the reader. */
  isOwn: boolean;
}>;

export type Options = Readonly<Record<string, readonly Readonly<{ value: string; label: string }>[]>>;

type Literals = Readonly<{ name: string; path: `/api/admin/${string}`; table: readonly string[] }>;

export const defineList = <const C extends Columns, const F extends Filters, const Written extends Literals>(
  list: List<C, F> & Written,
): List<C, F> & Written => list;

/** The columns of an order, and its direction. */
export function orderOf({ sorts, key }: AnyList, sort: string): { columns: string[]; isDescending: boolean } {
  const order = [sorts[sort] ?? Object.values(sorts)[0] ?? key].flat();
  const isDescending = order[0]?.startsWith("-") ?? false;
  return { columns: order.map((name) => name.replace(/^-/, "")), isDescending };
}

export const labelOf = (list: AnyList, name: string): string =>
  (list.columns as Columns)[name]?.label ?? `back-office.column.${name}`;

export const filterLabelOf = (list: AnyList, name: string): string =>
  list.filters[name]?.label ?? labelOf(list, name);

export const exportedColumns = (list: AnyList): [string, Column][] =>
  Object.entries(list.columns as Columns).filter(([, { exported }]) => exported !== false);

/** What the table can show: its own cells, and everything that is in the files. */
export const choosableColumns = (list: AnyList): string[] => [
  ...new Set([...list.table, ...(list.files ? exportedColumns(list).map(([name]) => name) : [])]),
];
