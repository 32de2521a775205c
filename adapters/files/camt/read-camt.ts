import { maxFileBytes, type FilePart, type Source } from "#domain/bank/bank-file.ts";
import { Refused } from "./refused.ts";
import { DocumentWalk } from "./walk-document.ts";

/** Streams camt.053, versions 001.02 to 001.08, one entry in memory. An unreadable part makes the whole file void. */
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

type Decoded = Readonly<{ label: string; isGuess: boolean }>;

/** Enough for an XML declaration. */
const headBytes = 1024;

/** Byte order mark, then XML declaration, then UTF-8; otherwise ISO-8859-15, which some banks send undeclared. */
async function encodingOf(source: Source, maxBytes: number): Promise<Decoded> {
  const head = await headOf(source);
  const marked = markedEncoding(head);
  const declared = marked ?? declaredEncoding(head);
  const label = declared ?? "utf-8";
  const decoder = decoderOf(label);
  let bytes = 0;
  let isWhole = true;
  for await (const piece of source()) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Refused("too_large");
    if (isWhole) isWhole = decodes(decoder, piece);
  }
  if (bytes === 0) throw new Refused("empty");
  if (isWhole && decodes(decoder, null)) return { label, isGuess: false };
  if (decoder.encoding !== "utf-8" || marked !== null) throw new Refused("unknown_encoding");
  return { label: "iso-8859-15", isGuess: true };
}

async function* decoded(source: Source, label: string): AsyncGenerator<string> {
  const decoder = decoderOf(label);
  for await (const piece of source()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function headOf(source: Source): Promise<Uint8Array> {
  let head = new Uint8Array();
  for await (const piece of source()) {
    head = Uint8Array.from([...head, ...piece.subarray(0, headBytes)]);
    if (head.length >= headBytes) break;
  }
  return head;
}

function markedEncoding(head: Uint8Array): string | null {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark, the first "<" shows the width of a letter.
  if (first === 0x3c && second === 0) return "utf-16le";
  return first === 0 && second === 0x3c ? "utf-16be" : null;
}

function declaredEncoding(head: Uint8Array): string | null {
  const text = new TextDecoder("iso-8859-1").decode(head);
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(text)?.[1] ?? null;
  // Programs that write UTF-8 often declare UTF-16. A declaration that can be read byte by byte is not UTF-16.
  return declared !== null && /^utf-?16/i.test(declared) ? "utf-8" : declared;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new Refused("unknown_encoding");
  }
}

function decodes(decoder: TextDecoder, piece: Uint8Array | null): boolean {
  try {
    if (piece) decoder.decode(piece, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}
