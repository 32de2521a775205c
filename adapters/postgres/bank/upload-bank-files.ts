import { isZip, maxZipBytes, unzipped, type UnzipRefusal } from "../../files/camt/unzip.ts";
import type { receiveFile } from "./receive-file.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";

/** What became of an upload: a zip brings many files, and each is known, new or refused by itself. */
export type Uploaded = Readonly<{
  files: readonly Readonly<{ id: string; name: string; isKnown: boolean }>[];
  refused: readonly Readonly<{ name: string; reason: UnzipRefusal }>[];
}>;

/** One file or a zip of many; which it is, its first bytes say. A plain file is never held whole. */
export const uploadBankFiles =
  (receive: ReturnType<typeof receiveFile>) =>
  async (
    name: string,
    content: AsyncIterable<Uint8Array>,
    by: Actor,
    requestId: string,
  ): Promise<Uploaded> => {
    const files: Uploaded["files"][number][] = [];
    const refused: Uploaded["refused"][number][] = [];
    const keep = async (called: string, pieces: AsyncIterable<Uint8Array>) => {
      const { fileId, isKnown } = await receive(called, pieces, by, requestId);
      files.push({ id: fileId, name: called, isKnown });
    };
    const pieces = content[Symbol.asyncIterator]();
    const first = await pieces.next();
    const head = first.done ? new Uint8Array() : first.value;
    const whole = following(head, pieces);
    if (!isZip(head)) await keep(name, whole);
    else {
      for await (const file of unzipped(await upToLimit(whole))) {
        if (file.ok) await keep(`${name}: ${file.name}`, file.content);
        else refused.push({ name: file.name ?? name, reason: file.reason });
      }
    }
    return { files, refused };
  };

async function* following(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** One byte more than is allowed is enough to be refused. */
async function upToLimit(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const held: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    if (bytes > maxZipBytes) break;
  }
  return Buffer.concat(held);
}
