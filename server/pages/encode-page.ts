import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as compressGzip, gzipSync, zstdCompressSync } from "node:zlib";

export type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const gzip = promisify(compressGzip);
/** The best quality takes fifty times as long, for a page that is rendered again after each change. */
const brotliQuality = 7;
/** A page for one person is sent once: level 1 takes a third of the time of the default for a tenth more bytes. */
const fastLevel = 1;
const zstdParams = { [constants.ZSTD_c_compressionLevel]: fastLevel };

/** zstd takes half the time of gzip. Not in a thread, which would take a third longer. */
const encoders = {
  zstd: (html: string): Bytes => zstdCompressSync(html, { params: zstdParams }),
  gzip: (html: string): Bytes => gzipSync(html, { level: fastLevel }),
};

/** The page as this browser accepts it; null: as it is. */
export function encodeForUser(html: string, accepted: string): { encoding: string; body: Bytes } | null {
  const encoding = (["zstd", "gzip"] as const).find((name) => accepted.includes(name));
  return encoding ? { encoding, body: encoders[encoding](html) } : null;
}

export type Encoded = Readonly<{
  plain: Bytes;
  /** Null for a page with a query: anybody can make one up, and brotli costs more than rendering it. */
  br: Bytes | null;
  gzip: Bytes;
  etag: string;
}>;

/** For many visitors. Text that did not change is not compressed again. */
export async function encodeForCache(html: string, hasQuery: boolean, old?: Encoded): Promise<Encoded> {
  const plain = Buffer.from(html);
  if (old?.plain.equals(plain)) return old;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([hasQuery ? null : brotli(plain, { params }), gzip(plain)]);
  return { plain, br, gzip: gzipped, etag: etagOf(plain) };
}

const etagOf = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
