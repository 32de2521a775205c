import { hash } from "node:crypto";
import type { Bytes } from "#domain/proofs/bytes.ts";

/** Answers at once: a tree of a million gifts is built without a promise for each node. */
export const sha256 = (bytes: Uint8Array): Bytes => new Uint8Array(hash("sha256", bytes, "buffer"));
