import { crc32, inflateRawSync } from "node:zlib";

/** Reads a zip as unpacking programs do: from its end, by its directory, checking every sum. */
export function readZip(zip: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(zip);
  const end = bytes.lastIndexOf(Buffer.from("504b0506", "hex"));
  if (end < 0) throw new Error("Not a zip file: it has no directory");
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error("The directory is broken");
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const name = bytes.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    files.set(name, unpacked(bytes, at, name));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

function unpacked(bytes: Buffer, entry: number, name: string): Buffer {
  const local = bytes.readUInt32LE(entry + 42);
  if (bytes.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name} is not where the directory says`);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(entry + 20)));
  if (crc32(content) !== bytes.readUInt32LE(entry + 16)) throw new Error(`${name} is damaged`);
  if (content.length !== bytes.readUInt32LE(entry + 24)) throw new Error(`${name} is not whole`);
  return content;
}
