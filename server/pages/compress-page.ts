import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, crc32, deflateRawSync, gzip } from "node:zlib";
import type { Bytes, CachedPage } from "./page-cache.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Nearly as small as the best, and fast enough for a page that is made again after each change. */
const brotliQuality = 5;
/** A page that is made for one person travels once: half as fast and a tenth smaller would cost more than it saves. */
const onceLevel = 3;
const windowBytes = 32 * 1024;
const endOfStyles = "</style>";

/** For a page that many will be given. */
export async function compressForMany(status: number, html: string): Promise<CachedPage> {
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

type Beginning = Readonly<{ html: string; zipped: Bytes; crc: number; bytes: number; window: Bytes }>;

/**
 * Gzip for pages that are each made for one person. All of one language begin alike, up to the end of the style sheet, which is
 * more than half of them: that part is compressed once, and what follows is joined to it, with the part as its dictionary.
 */
export function compressorForOne(): (html: string) => Bytes {
  let known: Beginning[] = [];
  const beginningOf = (html: string): Beginning => {
    const found = known.find((beginning) => html.startsWith(beginning.html));
    if (found) return found;
    const made = makeBeginning(html.slice(0, html.indexOf(endOfStyles) + endOfStyles.length));
    known = [made, ...known].slice(0, mostBeginnings);
    return made;
  };
  return (html) => {
    const {
      html: { length },
      zipped,
      crc,
      bytes,
      window,
    } = beginningOf(html);
    const rest = Buffer.from(html.slice(length));
    const end = Buffer.allocUnsafe(8);
    end.writeUInt32LE(crc32(rest, crc));
    end.writeUInt32LE((bytes + rest.length) >>> 0, 4);
    return Buffer.concat([zipped, deflateRawSync(rest, { level: onceLevel, dictionary: window }), end]);
  };
}
/** One for each language, and some for pages without a style sheet. */
const mostBeginnings = 6;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function makeBeginning(html: string): Beginning {
  const plain = Buffer.from(html);
  // A full flush ends on a whole byte, and leaves the stream open for what comes after.
  const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return {
    html,
    zipped: Buffer.concat([gzipHeader, deflated]),
    crc: crc32(plain),
    bytes: plain.length,
    window: plain.subarray(-windowBytes),
  };
}
