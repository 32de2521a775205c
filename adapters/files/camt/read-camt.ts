import { maxFileBytes, type FilePart, type Source } from "#domain/bank/bank-file.ts";
import { decoded, encodingOf } from "./decode.ts";
import { Refused } from "./refused.ts";
import { DocumentWalk } from "./walk-document.ts";

/**
 * Streams a camt.053 file, versions 001.02 to 001.08: at most one entry is in memory. An unreadable file ends with
 * reason and place, and everything before it is void.
 */
export async function* readCamt(source: Source, maxBytes = maxFileBytes): AsyncGenerator<FilePart> {
  try {
    const { label, isGuess } = await encodingOf(source, maxBytes);
    if (isGuess) yield { kind: "warning", warning: "read_as_latin" };
    const walk = new DocumentWalk();
    for await (const piece of decoded(source, label)) yield* walk.take(piece);
    yield* walk.take(null);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    yield { kind: "refused", refusal: error.refusal };
  }
}
