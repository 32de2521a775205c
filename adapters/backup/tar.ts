const block = 512;
const nameBytes = 100;

export type Entry = Readonly<{ name: string; body: Buffer }>;

/** The files one after the other as POSIX ustar, which every system can take apart. */
export async function* writeTar(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Buffer> {
  for await (const { name, body } of entries) {
    yield headerOf(name, body.length, at);
    yield body;
    yield Buffer.alloc((block - (body.length % block)) % block);
  }
  yield Buffer.alloc(2 * block);
}

/** One file in memory at a time. Throws when it ends before its end. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const { take, drain } = taking(source);
  for (;;) {
    const header = await take(block);
    if (header.every((byte) => byte === 0)) break;
    const name = textAt(header, 0, nameBytes);
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    if (checksumOf(header) !== Number.parseInt(textAt(header, 148, 8), 8) || !Number.isSafeInteger(size))
      throw new Error(`The archive is damaged near ${name}`);
    const body = await take(size);
    await take((block - (size % block)) % block);
    yield { name, body };
  }
  // To its very end, so that whoever seals or packs it has looked at every byte.
  await drain();
}

function headerOf(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > nameBytes) throw new Error(`Too long for the archive: ${name}`);
  const header = Buffer.alloc(block);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, "0");
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(`${octal(checksumOf(header), 7)}\u0000 `, 148);
  return header;
}

/** The sum of all bytes, with its own place as blanks. */
const checksumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

const textAt = (header: Buffer, from: number, length: number): string =>
  header
    .subarray(from, from + length)
    .toString()
    .split("\u0000")[0]
    ?.trim() ?? "";

function taking(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    take: async (length: number): Promise<Buffer> => {
      const gathered: Uint8Array[] = [held];
      let size = held.length;
      while (size < length) {
        const next = await pieces.next();
        if (next.done) throw new Error("The archive ends before its end");
        gathered.push(next.value);
        size += next.value.length;
      }
      const all = gathered.length === 1 ? held : Buffer.concat(gathered);
      held = all.subarray(length);
      return all.subarray(0, length);
    },
    drain: async (): Promise<void> => {
      while (!(await pieces.next()).done) continue;
    },
  };
}
