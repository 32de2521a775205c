import { createHash } from "node:crypto";

/**
 * Mollie asks for UUIDs of version 4 as keys. Ours says what it is for, and the same words always make the same one, so
 * that asking again is recognised. Mollie forgets a key after an hour: what must not happen twice is looked for as well.
 */
export function keyFor(purpose: string): string {
  const hash = createHash("sha256").update(purpose).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x40, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
