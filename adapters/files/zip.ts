import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

/** A content that arrives in pieces is packed as it arrives, and never whole in memory. */
export type ZipFile = Readonly<{ name: string; content: Uint8Array | AsyncIterable<Uint8Array> }>;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfCentral = 0x06054b50;
/** PKZIP 2.0: the first that knew deflate. */
const version = 20;
/** Names are UTF-8. */
const utf8Names = 1 << 11;
/** Sum and sizes follow the content, because they were not known before it. */
const factsFollow = 1 << 3;
const followingFacts = 0x08074b50;
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
    if (!(content instanceof Uint8Array)) {
      const facts: Facts = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, arrives: true };
      const header = headerOf(facts, now);
      yield Uint8Array.from(header);
      for await (const piece of packing(content, facts)) yield Uint8Array.from(piece);
      const following = followingOf(facts);
      yield Uint8Array.from(following);
      central.push(centralOf(facts, now, offset));
      offset += header.length + facts.packed + following.length;
      continue;
    }
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

type Facts = { name: Buffer; crc: number; packed: number; size: number; arrives?: true };

/** Packs what arrives and keeps the sums. Whoever stops listening stops the source as well. */
async function* packing(content: AsyncIterable<Uint8Array>, facts: Facts): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  async function* summed() {
    for await (const piece of content) {
      facts.crc = crc32(piece, facts.crc);
      facts.size += piece.length;
      yield piece;
    }
  }
  const whole = pipeline(summed, deflate);
  // A failure of the source is thrown where the pieces are read; here it would be heard a second time.
  whole.catch(() => {});
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    facts.packed += piece.length;
    yield piece;
  }
}

function followingOf({ crc, packed, size }: Facts): Buffer<ArrayBuffer> {
  const following = Buffer.alloc(16);
  following.writeUInt32LE(followingFacts, 0);
  following.writeUInt32LE(crc, 4);
  following.writeUInt32LE(packed, 8);
  following.writeUInt32LE(size, 12);
  return following;
}

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
function commonOf({ name, crc, packed, size, arrives }: Facts, now: Date): Buffer<ArrayBuffer> {
  const common = Buffer.alloc(24);
  common.writeUInt16LE(version, 0);
  common.writeUInt16LE(arrives ? utf8Names | factsFollow : utf8Names, 2);
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
