import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, crc32, deflateRawSync, gzip } from "node:zlib";
import { stylesElementId } from "#app/page-state.ts";
import type { Bytes, CachedPage } from "./page-cache.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** As small as it gets within milliseconds: the best takes fifty times as long, for a page that is made again after each change. */
const brotliQuality = 7;
/** A page that is made for one person travels once: twice the time for a tenth fewer bytes would cost more than it saves. */
const onceLevel = 3;
const beforeStyles = `<style id="${stylesElementId}">`;
/** One for each language, and some for what is no page of ours. */
const maxBeginnings = 8;

type Beginning = Readonly<{ zipped: Bytes; crc: number; bytes: number }>;

/**
 * The way from a drawn page to the bytes that are sent. The style sheet is put in here: it is half of every page, and drawing, joining
 * and compressing it each time took as long as the words.
 */
export function pageBytes(styles: string) {
  const beginnings = new Map<string, Beginning>();

  const whole = (html: string): string => {
    const [beginning, rest] = parts(html);
    return beginning + (beginning && styles) + rest;
  };

  /** All pages of one language begin alike, up to the end of the style sheet: that part is compressed once. */
  const beginningOf = (beginning: string): Beginning => {
    let known = beginnings.get(beginning);
    if (!known) {
      if (beginnings.size >= maxBeginnings) beginnings.clear();
      beginnings.set(beginning, (known = makeBeginning(beginning + (beginning && styles))));
    }
    return known;
  };

  return {
    whole,

    /** For a page that many will be given. */
    forMany: async (status: number, html: string): Promise<CachedPage> => {
      const plain = Buffer.from(whole(html));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      const [br, zipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
      return { status, incomplete: false, plain, br, gzip: zipped, etag: etagOf(plain) };
    },

    /** Gzip, for a page that one person is given: its words are joined to the beginning that lies ready. */
    forOne: (html: string): Bytes => {
      const [beginning, words] = parts(html);
      const { zipped, crc, bytes } = beginningOf(beginning);
      const rest = Buffer.from(words);
      const end = Buffer.allocUnsafe(8);
      end.writeUInt32LE(crc32(rest, crc));
      end.writeUInt32LE((bytes + rest.length) >>> 0, 4);
      return Buffer.concat([zipped, deflateRawSync(rest, { level: onceLevel }), end]);
    },
  };
}

/** What stands before the style sheet, and what comes after it. */
function parts(html: string): [beginning: string, rest: string] {
  const at = html.indexOf(beforeStyles);
  if (at < 0) return ["", html];
  const end = at + beforeStyles.length;
  return [html.slice(0, end), html.slice(end)];
}

const etagOf = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function makeBeginning(html: string): Beginning {
  const plain = Buffer.from(html);
  // A full flush ends on a whole byte, and leaves the stream open for what comes after.
  const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { zipped: Buffer.concat([gzipHeader, deflated]), crc: crc32(plain), bytes: plain.length };
}
