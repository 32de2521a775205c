import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { cipher, derive, newFileKey, readHeader, tagBytes, writeHeader } from "./header.ts";

const chunkBytes = 64 * 1024;
const nonceBytes = 16;
/** A header names a few keys; what is longer is none of ours. */
const maxHeaderBytes = 16 * 1024;

export class CannotOpen extends Error {}

type Bytes = AsyncIterable<Uint8Array>;

/** As age v1 writes it: chunk by chunk, each sealed with its place, the last one marked. A file that is cut off does not open. */
export async function* encrypt(plain: Bytes, publicKeys: readonly Uint8Array[]): AsyncGenerator<Buffer> {
  const fileKey = newFileKey();
  const nonce = randomBytes(nonceBytes);
  const key = derive(fileKey, nonce, "payload");
  yield Buffer.concat([writeHeader(fileKey, publicKeys), nonce]);
  let place = 0;
  for await (const { chunk, isLast } of inChunks(plain, chunkBytes)) {
    const seal = createCipheriv(cipher, key, nonceAt(place++, isLast), {
      authTagLength: tagBytes,
    });
    yield Buffer.concat([seal.update(chunk), seal.final(), seal.getAuthTag()]);
  }
}

/** What was encrypted, handed on only after each chunk proved to be whole. Throws where it is not, or the key is another. */
export async function* decrypt(sealed: Bytes, secret: Uint8Array): AsyncGenerator<Buffer> {
  const { fileKey, nonce, rest } = await readStart(sealed, secret);
  const key = derive(fileKey, nonce, "payload");
  let place = 0;
  for await (const { chunk, isLast } of inChunks(rest, chunkBytes + tagBytes)) {
    yield opened(chunk, key, nonceAt(place++, isLast));
  }
}

function opened(chunk: Buffer, key: Buffer, nonce: Buffer): Buffer {
  if (chunk.length < tagBytes) throw new CannotOpen("The file is cut off.");
  const open = createDecipheriv(cipher, key, nonce, {
    authTagLength: tagBytes,
  });
  open.setAuthTag(chunk.subarray(-tagBytes));
  try {
    return Buffer.concat([open.update(chunk.subarray(0, -tagBytes)), open.final()]);
  } catch {
    throw new CannotOpen("The file is cut off or was changed.");
  }
}

async function readStart(sealed: Bytes, secret: Uint8Array) {
  const source = sealed[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  for (;;) {
    const mark = held.indexOf("\n--- ");
    const end = mark === -1 ? -1 : held.indexOf("\n", mark + 1) + 1;
    if (end > 0 && held.length >= end + nonceBytes) {
      const fileKey = readHeader(held.subarray(0, end).toString(), secret);
      if (!fileKey) throw new CannotOpen("The file was encrypted to another key.");
      return {
        fileKey,
        nonce: held.subarray(end, end + nonceBytes),
        rest: following(held.subarray(end + nonceBytes), source),
      };
    }
    const next = await source.next();
    if (next.done || held.length > maxHeaderBytes)
      throw new CannotOpen("The file is not encrypted as a backup is.");
    held = Buffer.concat([held, next.value]);
  }
}

async function* following(first: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

/** Of equal length; the last may be shorter and, where there is nothing at all, empty. */
async function* inChunks(source: Bytes, length: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    held.push(Buffer.from(piece));
    size += piece.length;
    if (size <= length) continue;
    let all = Buffer.concat(held);
    // One is always held back: only at the end is it known which is the last.
    for (; all.length > length; all = all.subarray(length))
      yield { chunk: all.subarray(0, length), isLast: false };
    held = [all];
    size = all.length;
  }
  yield { chunk: Buffer.concat(held), isLast: true };
}

/** Eleven bytes that count, one that says whether it is the last. */
function nonceAt(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
