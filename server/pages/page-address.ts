import type { RenderRequest } from "#app/entry-server.tsx";
import type { Route } from "#app/routes/route.ts";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestContext } from "../context.ts";

export type Address = Pick<RenderRequest, "base" | "path" | "search" | "posted" | "own">;

export const addressOf = (c: RequestContext): Address => {
  const mark = c.req.url.indexOf("?");
  return { ...splitLanguage(c.req.path), search: mark < 0 ? "" : new URL(c.req.url).search.slice(1) };
};

/** The part of a query that the page reads, and whether that belongs to one person. */
type Query = Readonly<{ search: string; own: boolean }>;

/** Drops other names, such as campaign tags, so that they add no cache entries. Pages for signed-in people keep the whole query. */
export function queryRead({ who, query }: Pick<Route, "who" | "query">, search: string): Query {
  if (search === "") return { search, own: false };
  if (who) return { search, own: true };
  const { anyone = [], own = [] } = query ?? {};
  const read = [...new URLSearchParams(search)].filter(
    ([name]) => anyone.includes(name) || own.includes(name),
  );
  return {
    search: read.length === 0 ? "" : String(new URLSearchParams(read.toSorted(byName))),
    own: read.some(([name]) => own.includes(name)),
  };
}

const byName = ([one]: [string, string], [other]: [string, string]): number =>
  one < other ? -1 : one > other ? 1 : 0;
