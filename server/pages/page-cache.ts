import type { Rendered } from "#app/entry-server.tsx";
import { Cache } from "../timing/cache.ts";
import type { Encoded } from "./encode-page.ts";

export type CachedPage = Encoded &
  Readonly<{
    /** The paths of the API that the page was made from. */
    calls: ReadonlySet<string>;
    /** Whether our nginx may serve it to other anonymous visitors for a moment. */
    isForProxies: boolean;
  }>;

/** A page that was not found, or lacks data, goes only to those who wait for it. */
type Made = CachedPage | Rendered;
const isCached = (made: Made): made is CachedPage => "etag" in made;

const megabyte = 1024 * 1024;
const plainBounds = { maxEntries: 500, maxBytes: 96 * megabyte };
/** There is no end to what can be written behind a question mark: it must not push out other pages. */
const queryBounds = { maxEntries: 200, maxBytes: 32 * megabyte };
/** The database does not notify of donations: the totals on a page are at most this old. */
const freshMs = 10_000;
/** Nobody's link has a longer query. */
const maxSearchLength = 200;

/** What a page depends on: day, language and country; its path with the language prefix; the query names that it reads. */
export type PageKey = Readonly<{ visitor: string; path: string; search: string }>;

export function pageCache() {
  const [plain, withQuery] = [pagesWithin(plainBounds), pagesWithin(queryBounds)];
  const cacheFor = ({ search }: PageKey) => (search === "" ? plain : withQuery);
  return {
    get: (key: PageKey, make: (old: CachedPage | undefined) => Promise<Made>): Promise<Made> =>
      cacheFor(key).get(textOf(key), (old) => make(old && isCached(old) ? old : undefined)),
    peek: (key: PageKey): CachedPage | undefined => {
      const found = cacheFor(key).peek(textOf(key));
      return found && isCached(found) ? found : undefined;
    },
    /** All pages, or those that were made from one path of the API. */
    forget: (call?: string): void => {
      for (const pages of [plain, withQuery])
        pages.forget((made) => call === undefined || !isCached(made) || made.calls.has(call));
    },
    size: () => ({ pages: plain.size + withQuery.size, bytes: plain.bytes + withQuery.bytes }),
  };
}

/** Only the usual spelling of an address is cached: no doubled slashes, no letters written as numbers. */
export const isUsualAddress = ({ path, search }: Pick<PageKey, "path" | "search">): boolean =>
  /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(path) && search.length <= maxSearchLength;

const textOf = ({ visitor, path, search }: PageKey): string => `${visitor} ${path}?${search}`;

const pagesWithin = (bounds: typeof plainBounds) =>
  new Cache<Made>({
    ...bounds,
    freshMs,
    serveStale: true,
    isStorable: isCached,
    bytesOf: (made) => (isCached(made) ? made.plain.length + (made.br?.length ?? 0) + made.gzip.length : 0),
  });
