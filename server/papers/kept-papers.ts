import { createHash } from "node:crypto";
import type { Paper } from "#app/papers/paper.ts";
import type { Language } from "#domain/language.ts";

const keptMs = 10 * 60 * 1000;
const maxKept = 60;

/** What donors ask for again and again. The public reports are kept in the database. */
const keptKinds: readonly Paper["kind"][] = ["receipt", "annual-statement"];

/** Recent PDFs, by all their content except the time they were made. */
export function keptPapers(now: () => number = () => performance.now()) {
  const kept = new Map<string, { bytes: Promise<Uint8Array>; at: number }>();

  return (paper: Paper, language: Language, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    if (!keptKinds.includes(paper.kind)) return make();
    const key = digestOf(paper, language);
    const known = kept.get(key);
    if (known && now() - known.at < keptMs) return known.bytes;
    const bytes = make();
    kept.delete(key);
    kept.set(key, { bytes, at: now() });
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? "");
    // What failed is tried again; a paper for somebody who left is not there for the next.
    bytes.catch(() => kept.get(key)?.bytes === bytes && kept.delete(key));
    return bytes;
  };
}

const digestOf = (paper: Paper, language: Language): string =>
  createHash("sha256")
    .update(JSON.stringify([language, { ...paper, madeAt: "" }]))
    .digest("base64url");
