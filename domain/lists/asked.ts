import { isDay } from "#domain/calendar/day.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { everything, maxSearchLength, type Filter } from "./filter.ts";
import { choosableColumns, maxSelected, orderOf, type AnyList } from "./list.ts";

/** Kept in the URL, so that links, Back and forms without JavaScript work. */
export type Asked = Readonly<{
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  search: string;
  sort: string;
  before: string | null;
  /** The chosen columns in order; empty for those of the definition. */
  columns: readonly string[];
  /** The keys of selected rows; empty for all rows. */
  only: readonly string[];
  /** The view that it began with: the name of a default one, or the id of a saved one. Empty for none. */
  view: string;
}>;

export const maxCursorLength = 300;
const maxOptionLength = 200;
const maxViewLength = 50;

export const defaultSort = ({ sorts }: AnyList): string => Object.keys(sorts)[0] ?? "";

/** Ignores invalid values. */
export function readAsked(list: AnyList, search = ""): Asked {
  const params = new URLSearchParams(search);
  const filters = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value =
      params
        .get(name)
        ?.trim()
        .slice(0, filter.max ?? maxSearchLength) ?? "";
    return value !== "" && fits(filter, value) ? [[name, value] as const] : [];
  });
  const sort = params.get("sort") ?? "";
  const choosable = choosableColumns(list);
  const columns = params.getAll("columns").flatMap((names) => names.split("."));
  return {
    filters: Object.fromEntries(filters),
    search: list.search ? (params.get("q") ?? "").trim().slice(0, maxSearchLength) : "",
    sort: Object.hasOwn(list.sorts, sort) ? sort : defaultSort(list),
    before: params.get("before")?.slice(0, maxCursorLength) || null,
    columns: isSame(columns, list.table)
      ? []
      : [...new Set(columns)].filter((name) => choosable.includes(name)),
    only: keysIn(params.getAll("only").join(",")),
    view: params.get("view")?.slice(0, maxViewLength) ?? "",
  };
}

/** The shortest address, so that the plain list has only one. */
export function writeAsked(
  list: AnyList,
  { filters, search, sort, before, columns, only, view }: Asked,
): string {
  const params = new URLSearchParams(filters);
  if (search !== "") params.set("q", search);
  if (sort !== defaultSort(list)) params.set("sort", sort);
  if (before !== null) params.set("before", before);
  if (columns.length > 0) params.set("columns", columns.join("."));
  if (only.length > 0) params.set("only", only.join(","));
  if (view !== "") params.set("view", view);
  return params.size === 0 ? "" : `?${params.toString()}`;
}

export const isNarrowed = ({ filters, search, only }: Asked): boolean =>
  search !== "" || only.length > 0 || Object.keys(filters).length > 0;

export const keysIn = (only: string): string[] =>
  only
    .split(",")
    .filter((key) => key !== "")
    .slice(0, maxSelected);

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(".") === b.join(".");

/** The order that a press on a column's heading asks for: each order of the column, then the default. Null: not sortable. */
export function sortAfterPress(list: AnyList, sort: string, column: string): string | null {
  const orders = Object.keys(list.sorts).filter((each) => orderOf(list, each).columns[0] === column);
  if (orders.length === 0) return null;
  const place = orders.indexOf(sort);
  return orders[place + 1] ?? (place === -1 ? null : defaultSort(list));
}

function fits({ kind, values }: Filter, value: string): boolean {
  switch (kind) {
    case "choice":
      return values?.includes(value) ?? false;
    case "option":
      return value !== everything && value.length <= maxOptionLength;
    case "year":
      return /^[12]\d{3}$/.test(value);
    case "day":
      return isDay(value);
    case "amount":
      return parseAmount(value) > 0;
    case "words":
      return true;
  }
}
