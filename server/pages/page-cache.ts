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

/**
 * Rendered pages for visitors without a session, by language and path. Bounded; emptied whenever content changes,
 * on every instance, through the database's notifications.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<CachedPage>>();

  /** Visitors who come while a page is being made wait for that one rather than making another. */
  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known) return known;
    const page = make();
    this.#pages.set(key, page);
    if (this.#pages.size > most) this.#pages.delete(this.#pages.keys().next().value ?? "");
    page.then(
      ({ status, incomplete }) => (incomplete || status >= 500) && this.#forget(key, page),
      () => this.#forget(key, page),
    );
    return page;
  }

  clear(): void {
    this.#pages.clear();
  }

  #forget(key: string, page: Promise<CachedPage>): void {
    if (this.#pages.get(key) === page) this.#pages.delete(key);
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
