import { crc32, deflateRawSync } from "node:zlib";

export type ZipFile = Readonly<{ name: string; content: Uint8Array }>;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfCentral = 0x06054b50;
/** PKZIP 2.0: the first that knew deflate. */
const version = 20;
/** Names are UTF-8. */
const utf8Names = 1 << 11;
const deflated = 8;

/**
 * A zip file piece by piece, as its files become known: at no time is more than one of them in memory. Files of
 * more than 4 GB would need the format's later extension, and a person's data are far from it.
 */
export async function* zipOf(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  now: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const central: Buffer<ArrayBuffer>[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const bytes = deflateRawSync(content);
    const facts = {
      name: Buffer.from(name),
      crc: crc32(content),
      packed: bytes.length,
      size: content.length,
    };
    const header = headerOf(facts, now);
    central.push(centralOf(facts, now, offset));
    yield Uint8Array.from(header);
    yield Uint8Array.from(bytes);
    offset += header.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  yield Uint8Array.from(directory);
  yield Uint8Array.from(endOf(central.length, directory.length, offset));
}

type Facts = { name: Buffer; crc: number; packed: number; size: number };

function headerOf(facts: Facts, now: Date): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(4);
  header.writeUInt32LE(localHeader);
  const extra = Buffer.alloc(2);
  return Buffer.concat([header, commonOf(facts, now), extra, facts.name]);
}

function centralOf(facts: Facts, now: Date, offset: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(6);
  header.writeUInt32LE(centralHeader);
  header.writeUInt16LE(version, 4);
  // Extra field, comment, disk, two kinds of attributes: all nothing.
  const rest = Buffer.alloc(16);
  rest.writeUInt32LE(offset, 12);
  return Buffer.concat([header, commonOf(facts, now), rest, facts.name]);
}

/** What both headers of a file say: version, flags, method, time, sizes, length of the name. */
function commonOf({ name, crc, packed, size }: Facts, now: Date): Buffer<ArrayBuffer> {
  const common = Buffer.alloc(24);
  common.writeUInt16LE(version, 0);
  common.writeUInt16LE(utf8Names, 2);
  common.writeUInt16LE(deflated, 4);
  common.writeUInt16LE(
    (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1),
    6,
  );
  common.writeUInt16LE(
    ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
    8,
  );
  common.writeUInt32LE(crc, 10);
  common.writeUInt32LE(packed, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  return common;
}

function endOf(files: number, directoryBytes: number, directoryAt: number): Buffer<ArrayBuffer> {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfCentral);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryAt, 16);
  return end;
}
