import type { Bytes } from "./bytes.ts";

/** Throws a RangeError beyond the end. */
export function byteReader(source: Bytes) {
  let offset = 0;
  const bytes = (count: number): Bytes => {
    if (offset + count > source.length) throw new RangeError(`No ${count} bytes at ${offset}`);
    offset += count;
    return source.slice(offset - count, offset);
  };
  const unsigned = (count: number): bigint =>
    bytes(count).reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  return {
    bytes,
    /** Eight bytes; an unsafe integer is a RangeError. */
    whole: (): number => {
      const value = unsigned(8);
      if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`Too large: ${value}`);
      return Number(value);
    },
    /** With a two-byte length prefix. */
    text: (): string => new TextDecoder().decode(bytes(Number(unsigned(2)))),
    isAtEnd: (): boolean => offset === source.length,
  };
}
