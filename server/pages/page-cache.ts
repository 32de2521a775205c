import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type CachedPage = {
  status: number;
  /** Made while part of the site did not answer: true for now, not to be kept. */
  incomplete: boolean;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
};

const most = 500;
/** Nearly as small as the best and fast enough for a page that is made for one person. */
const brotliQuality = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Key = Readonly<{ visitor: string; path: string }>;
type Making = Readonly<{ path: string; page: Promise<CachedPage> }>;

/**
 * Rendered pages for visitors without a session, by language and path. Bounded; emptied whenever content changes,
 * on every instance, through the database's notifications. Only pages that were found are kept: there is no end to the
 * addresses that lead nowhere, and they would push the real ones out.
 */
export class PageCache {
  readonly #kept = new Map<string, Making>();
  readonly #making = new Map<string, Making>();

  /** Visitors who come while a page is being made wait for that one rather than making another. */
  get({ visitor, path }: Key, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const key = `${visitor} ${path}`;
    const known = this.#kept.get(key) ?? this.#making.get(key);
    if (known) return known.page;
    const making = { path, page: make() };
    this.#making.set(key, making);
    making.page.then(
      (page) => this.#made(key, making, page),
      () => this.#made(key, making, null),
    );
    return making.page;
  }

  /** Those of one path, or all: also those that are being made from what has changed. */
  forget(path: string): void {
    for (const pages of [this.#kept, this.#making])
      for (const [key, page] of pages) if (path === "" || page.path === path) pages.delete(key);
  }

  #made(key: string, making: Making, page: CachedPage | null): void {
    // Forgotten meanwhile: it was made from what is no longer so.
    if (this.#making.get(key) !== making) return;
    this.#making.delete(key);
    if (!page || page.incomplete || page.status !== 200) return;
    this.#kept.set(key, making);
    if (this.#kept.size > most) this.#kept.delete(this.#kept.keys().next().value ?? "");
  }
}

export async function compressPage(status: number, html: string): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
  return { status, incomplete: false, plain, br, gzip: zipped, etag: etagOf(plain) };
}

const etagOf = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
