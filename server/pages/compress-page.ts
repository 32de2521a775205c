import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { stylesElementId } from "#app/page-state.ts";
import type { Rendered } from "#app/entry-server.tsx";
import type { PagePart } from "#app/shared-page/draw-shared.tsx";
import { joinZipped, keptZipped, zipped, type Zipped } from "./join-zipped.ts";
import type { Bytes, CachedPage } from "./page-cache.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** As small as it gets within milliseconds: the best takes fifty times as long, for a page that is made again after each change. */
const brotliQuality = 7;
const beforeStyles = `<style id="${stylesElementId}">`;
/** One for each language, and some for what is no page of ours. */
const maxBeginnings = 8;

/**
 * The way from a drawn page to the bytes that are sent. The style sheet is put in here: it is half of every page, and drawing, joining
 * and compressing it each time took as long as the words.
 */
export function pageBytes(styles: string) {
  const beginnings = new Map<string, Zipped>();
  const shared = new WeakMap<PagePart, Zipped[]>();

  const whole = (html: string): string => {
    const [beginning, rest] = parts(html);
    return beginning + (beginning && styles) + rest;
  };

  /** All pages of one language begin alike, up to the end of the style sheet: that part is compressed once. */
  const beginningOf = (beginning: string): Zipped => {
    let known = beginnings.get(beginning);
    if (!known) {
      if (beginnings.size >= maxBeginnings) beginnings.clear();
      beginnings.set(beginning, (known = keptZipped(beginning + (beginning && styles))));
    }
    return known;
  };

  const zippedAll = (text: string): Zipped[] => {
    const [beginning, words] = parts(text);
    return [...(beginning ? [beginningOf(beginning)] : []), zipped(words)];
  };

  const zippedOnce = (piece: PagePart, at: number): Zipped[] => {
    // The style sheet stands in the first piece of a page.
    if (!piece.isShared) return at === 0 ? zippedAll(piece.text) : [zipped(piece.text)];
    let known = shared.get(piece);
    if (!known) shared.set(piece, (known = zippedAll(piece.text)));
    return known;
  };

  /** Gzip, for a page that one person is given: its words are joined to the beginning that lies ready. */
  const forOne = (html: string): Bytes => {
    const [beginning, words] = parts(html);
    return joinZipped([beginningOf(beginning), zipped(words)]);
  };

  /** Likewise, of a page of which others are given pieces too: these are compressed once. */
  const joined = (pieces: readonly PagePart[]): Bytes => joinZipped(pieces.flatMap(zippedOnce));

  return {
    whole,

    /** For a page that many will be given. What says the same as before is not compressed again. */
    forMany: async (status: number, html: string, old?: CachedPage): Promise<CachedPage> => {
      const plain = Buffer.from(whole(html));
      if (old?.status === status && old.plain.equals(plain)) return old;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      const [br, gzipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
      return { status, incomplete: false, plain, br, gzip: gzipped, etag: etagOf(plain) };
    },

    /** For a page that those who wait for it are given, and nobody after them: anybody can make up what is not there. */
    forNow: ({ status, html, parts: pieces }: Rendered): CachedPage => ({
      status,
      incomplete: false,
      // Hardly anybody takes it so, and it is long.
      get plain() {
        return Buffer.from(whole(html));
      },
      br: null,
      gzip: pieces ? joined(pieces) : forOne(html),
      etag: null,
    }),

    forOne,
    joined,
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
