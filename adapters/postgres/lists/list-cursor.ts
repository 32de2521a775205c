import { isDay } from "#domain/calendar/day.ts";
import type { SortKey } from "./list-statement.ts";

const fits: Readonly<Record<SortKey["type"], (text: string) => boolean>> = {
  text: (text) => !text.includes("\0"),
  bigint: (text) => /^-?\d{1,15}$/.test(text),
  date: isDay,
  timestamptz: (text) =>
    /^[12]\d{3}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}(:\d{2})?)$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`)),
};

/** The sort values of a page's last row, in PostgreSQL's notation. */
export const writeCursor = (values: readonly string[]): string =>
  values.map((value) => encodeURIComponent(value).replaceAll("~", "%7E")).join("~");

/** From a URL: an invalid cursor means the start. */
export function readCursor(keys: readonly SortKey[], cursor: string | null): string[] | null {
  const values = (cursor ?? "").split("~").map(decoded);
  const isWhole =
    values.length === keys.length && keys.every(({ type }, place) => fits[type](values[place] ?? "\0"));
  return cursor !== null && isWhole ? values : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "\0";
  }
}
