import { isDay } from "#domain/calendar/day.ts";
import { everything, maxSearchLength, type Filter } from "./filter.ts";
import type { AnyList } from "./list.ts";

/** Kept in the URL, so that links, Back and forms without JavaScript work. */
export type Asked = Readonly<{
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  search: string;
  sort: string;
  before: string | null;
}>;

export const maxCursorLength = 300;
const maxOptionLength = 200;

export const defaultSort = ({ sorts }: AnyList): string => Object.keys(sorts)[0] ?? "";

/** Ignores invalid values. */
export function readAsked(list: AnyList, search = ""): Asked {
  const params = new URLSearchParams(search);
  const filters = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = params.get(name)?.trim().slice(0, maxSearchLength) ?? "";
    return value !== "" && fits(filter, value) ? [[name, value] as const] : [];
  });
  const sort = params.get("sort") ?? "";
  return {
    filters: Object.fromEntries(filters),
    search: list.search ? (params.get("q") ?? "").trim().slice(0, maxSearchLength) : "",
    sort: Object.hasOwn(list.sorts, sort) ? sort : defaultSort(list),
    before: params.get("before")?.slice(0, maxCursorLength) || null,
  };
}

/** The shortest address, so that the plain list has only one. */
export function writeAsked(list: AnyList, { filters, search, sort, before }: Asked): string {
  const params = new URLSearchParams(filters);
  if (search !== "") params.set("q", search);
  if (sort !== defaultSort(list)) params.set("sort", sort);
  if (before !== null) params.set("before", before);
  return params.size === 0 ? "" : `?${params.toString()}`;
}

export const isNarrowed = ({ filters, search }: Asked): boolean =>
  search !== "" || Object.keys(filters).length > 0;

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
    case "words":
      return true;
  }
}
