import { maxFileBytes, type FilePart, type Source } from "#domain/bank/bank-file.ts";
import { decoded, encodingOf } from "./decode.ts";
import { Refused } from "./refused.ts";
import { DocumentWalk } from "./walk-document.ts";

/**
 * A camt.053 file, of version 001.02, 001.08 or between, part by part: at no time is more than one entry in memory.
 * A file that cannot be read ends with why and where; what came before it then counts for nothing.
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
