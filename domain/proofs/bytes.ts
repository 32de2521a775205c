import type { Cents } from "#domain/money/cents.ts";

/** Bytes for both WebCrypto and TypeScript. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const hashLength = 32;

/** SHA-256, synchronous or not. */
export type Sha256 = (bytes: Bytes) => Bytes | Promise<Bytes>;

/** The platform's implementation, in browsers (secure context) and Node. */
export const webSha256: Sha256 = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** Eight bytes, big-endian. */
export const bytesOfSum = (cents: Cents): Bytes => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(cents));
  return bytes;
};

/** UTF-8 with a two-byte length prefix, so that concatenations are unambiguous. */
export const bytesOfText = (text: string): Bytes => {
  const utf8 = new TextEncoder().encode(text);
  if (utf8.length > 0xffff)
    throw new RangeError(`Text of ${utf8.length} bytes does not fit a two-byte length`);
  return joined(Uint8Array.of(utf8.length >> 8, utf8.length & 0xff), utf8);
};

export const hexOf = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Expects an even number of hexadecimal digits. */
export const bytesOfHex = (hex: string): Bytes =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));

export const joined = (...pieces: readonly Bytes[]): Bytes => {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.length;
  }
  return all;
};

/** The first sixteen digits, to compare by eye or by telephone. */
export const fingerprintOf = (hash: string): string => hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, "$& ");
