import { hash } from "node:crypto";
import type { Bytes } from "#domain/proofs/bytes.ts";

/**
 * Puts the hash of some bytes into others. By way of a text with a letter for each byte: Node makes one in a third of the time that
 * it needs for a buffer.
 */
export const hashInto = (into: Buffer, offset: number, bytes: Uint8Array): void => {
  into.write(hash("sha256", bytes, "binary"), offset, "binary");
};

/** Answers at once: a tree of a million gifts is built without a promise for each node. */
export const sha256 = (bytes: Uint8Array): Bytes => new Uint8Array(hash("sha256", bytes, "buffer"));
