import type { Route } from "#app/routes/route.ts";
import { Kept } from "./kept.ts";

export type Bytes = Buffer<ArrayBuffer>;

export type CachedPage = {
  status: number;
  /** Made while part of the site did not answer: true for now, not to be kept. */
  incomplete: boolean;
  plain: Bytes;
  /** Null: not worth it for a page that is not kept. */
  br: Bytes | null;
  gzip: Bytes;
  /** Null: nobody is to ask for it again. */
  etag: string | null;
  /** Whether a proxy in front may give it to other strangers for a moment, unseen by us. */
  isForProxies?: boolean;
  /** Tells what the page reads of its address. */
  route?: Pick<Route, "path" | "who">;
};

const megabyte = 1024 * 1024;
const plainBounds = { maxEntries: 500, maxBytes: 96 * megabyte };
const askedBounds = { maxEntries: 200, maxBytes: 32 * megabyte };
const maxOnceAsked = 2000;
/** Gifts change what pages say without telling of it, a thousand times a second on some nights: a page is at most this old, and one is made at a time. */
const freshMs = 10_000;
/** A longer question is nobody's link. */
const maxSearchLength = 200;

/** Where a page is kept: what is known of the visitor, the path in every language, and what stands behind the question mark. */
export type Place = Readonly<{ visitor: string; path: string; search: string }>;

/**
 * Rendered pages for visitors of whom nothing is known. Bounded; emptied whenever content changes, on every instance, through the
 * database's notifications. Only pages that were found are kept: there is no end to the addresses that lead nowhere, and they
 * would push the real ones out. Nor is there to what may stand behind a question mark: pages that read it are kept apart, and
 * fewer of them.
 */
export function pageCache() {
  const [plain, asked] = [keptPages(plainBounds), keptPages(askedBounds)];
  const onceAsked = new Set<string>();
  const cacheFor = ({ search }: Place) => (search === "" ? plain : asked);
  return {
    get: (place: Place, make: (old: CachedPage | undefined) => Promise<CachedPage>): Promise<CachedPage> =>
      cacheFor(place).get({ name: nameOf(place), group: place.path }, make),
    /**
     * Whether a page is worth keeping: a bare one is, and one that reads its address when it is asked for a second time. Making
     * a page for many takes four times as long as for one, and most of what is typed there is typed once.
     */
    isWorthKeeping: (place: Place): boolean => {
      const name = nameOf(place);
      if (place.search === "" || asked.peek(name) || onceAsked.delete(name)) return true;
      if (onceAsked.size >= maxOnceAsked) onceAsked.clear();
      onceAsked.add(name);
      return false;
    },
    peek: (place: Place): CachedPage | undefined => cacheFor(place).peek(nameOf(place)),
    /** What gives the page for as long as it may be given. */
    hold: (place: Place): (() => CachedPage | undefined) | undefined => cacheFor(place).hold(nameOf(place)),
    /** Those of one path, or all. */
    forget: (path = ""): void => {
      plain.forget(path);
      asked.forget(path);
    },
    size: () => ({ pages: plain.size + asked.size, bytes: plain.bytes + asked.bytes }),
  };
}

/** Every address of a page but one, with slashes doubled or letters written as numbers, is drawn and not kept. */
export const mayBeKept = ({ path, search }: Pick<Place, "path" | "search">): boolean =>
  /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(path) && search.length <= maxSearchLength;

const nameOf = ({ visitor, path, search }: Place): string => `${visitor} ${path}?${search}`;

const keptPages = (bounds: typeof plainBounds): Kept<CachedPage> =>
  new Kept({
    ...bounds,
    freshMs,
    isGivenWhileMade: true,
    bytesOf: (page) => page.plain.length + (page.br?.length ?? 0) + page.gzip.length,
    isKept: ({ incomplete, status }) => !incomplete && status === 200,
  });
