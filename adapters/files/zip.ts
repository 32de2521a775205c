import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile as Archive } from "yazl";

/** A content that arrives in pieces is packed as it arrives, and never whole in memory. */
export type ZipFile = Readonly<{ name: string; content: Uint8Array | AsyncIterable<Uint8Array> }>;
type ZipFiles = AsyncIterable<ZipFile> | Iterable<ZipFile>;

/**
 * A zip file piece by piece, as its files become known: at no time is more than one of them in memory. It may be
 * longer than 4 GB. Whoever stops listening stops the source as well.
 */
export async function* zipOf(files: ZipFiles, now: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const archive = new Archive();
  // What is packed is small: with a store as large as usual, thousands of rows would be read ahead of whoever takes them.
  const packed = new PassThrough({ highWaterMark: 1 });
  archive.outputStream = packed;
  const left = new AbortController();
  const packing = packInto(archive, files, now, left.signal).catch((error: unknown) => {
    packed.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const pieces: AsyncIterable<Uint8Array<ArrayBuffer>> = packed;
  try {
    yield* pieces;
  } finally {
    left.abort();
    await packing;
  }
}

async function packInto(archive: Archive, files: ZipFiles, now: Date, signal: AbortSignal): Promise<void> {
  for await (const { name, content } of files) {
    const source = Readable.from(content instanceof Uint8Array ? [content] : content, { signal });
    archive.addReadStream(source, name, { mtime: now });
    await finished(source);
  }
  archive.end();
}
