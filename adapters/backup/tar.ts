import { createTarDecoder, createTarPacker } from "modern-tar";
import { webStream } from "./web-stream.ts";

export type Entry = Readonly<{ name: string; body: Buffer }>;

/** Streams a tar archive. The packer buffers at most 8 MB. */
export async function* writeTar(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const pack = async () => {
    for await (const { name, body } of entries) {
      const writer = controller.add({ name, size: body.length, mtime: at, mode: 0o600 }).getWriter();
      await writer.write(body);
      await writer.close();
    }
    controller.finalize();
  };
  const packed = pack().catch((error: unknown) => controller.error(error));
  yield* readable;
  await packed;
}

/** Holds one file in memory at a time. Throws if the archive is damaged or incomplete. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const archive = webStream(source).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of archive)
    yield { name: header.name, body: Buffer.from(await new Response(body).arrayBuffer()) };
}
