import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile as Archive } from "yazl";

/** Streamed content is never whole in memory. */
export type ZipFile = Readonly<{ name: string; content: Uint8Array | AsyncIterable<Uint8Array> }>;
type ZipFiles = AsyncIterable<ZipFile> | Iterable<ZipFile>;

/** Streams a zip file, one entry in memory at a time, also beyond 4 GB. A reader that stops ends the source too. */
export async function* zipOf(files: ZipFiles, now: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const archive = new Archive();
  // A small buffer: with the default, thousands of rows would be read ahead.
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
