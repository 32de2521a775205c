import { maxSearchLength } from "#domain/lists/filter.ts";

/* What a page shows is in its address, so that Back, links and forms without JavaScript work. */

const highestPage = 999_999;

export const searchIn = (asked: URLSearchParams): string =>
  (asked.get("q") ?? "").trim().slice(0, maxSearchLength);

export function pageIn(asked: URLSearchParams): number {
  const page = Number(asked.get("page"));
  return Number.isInteger(page) && page > 0 && page <= highestPage ? page : 1;
}

export const oneOf = <T extends string>(all: readonly T[], asked: string | null): T | null =>
  all.find((each) => each === asked) ?? null;

/** Without defaults, so that the plain list has one address. */
export function addressOf(asked: Readonly<Record<string, string | null>>): string {
  const entries = Object.entries(asked).filter((each): each is [string, string] => Boolean(each[1]));
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}

/** The first page is the default. */
export const pageSaid = (page: number): string | null => (page > 1 ? String(page) : null);
