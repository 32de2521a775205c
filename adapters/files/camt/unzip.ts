import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";

/** A year of daily files, with margin. */
const maxEntries = 1000;
export const maxZipBytes = 20 * 1024 * 1024;
const maxUnpackedBytes = 200 * 1024 * 1024;
/** Statements compress to a tenth or a thirtieth; more indicates a zip bomb. */
const maxRatio = 200;

export type UnzipRefusal =
  | "zip_too_large"
  | "zip_broken"
  | "zip_too_many_files"
  | "zip_unpacks_too_large"
  | "zip_within_zip"
  | "zip_empty";
type Unzipped =
  | Readonly<{ ok: true; name: string; content: AsyncIterable<Uint8Array> }>
  | Readonly<{ ok: false; reason: UnzipRefusal; name: string | null }>;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** The files of a zip in turn. Declared sizes are checked first; yauzl stops at longer files. */
export async function* unzipped(zip: Uint8Array): AsyncGenerator<Unzipped> {
  if (zip.length > maxZipBytes) return yield refused("zip_too_large");
  let archive: ZipFile;
  const entries: Entry[] = [];
  try {
    archive = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true, autoClose: false });
    if (archive.entryCount > maxEntries) return yield refused("zip_too_many_files");
    for await (const entry of archive.eachEntry()) entries.push(entry);
  } catch {
    return yield refused("zip_broken");
  }
  const files = entries.filter(({ fileName }) => !isClutter(fileName));
  if (files.length === 0) return yield refused("zip_empty");
  const unpacked = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > maxUnpackedBytes || unpacked > zip.length * maxRatio)
    return yield refused("zip_unpacks_too_large");
  for (const entry of files) yield await opened(archive, entry);
  archive.close();
}

async function opened(archive: ZipFile, entry: Entry): Promise<Unzipped> {
  const name = entry.fileName;
  if (/\.zip$/i.test(name)) return refused("zip_within_zip", name);
  try {
    return { ok: true, name, content: await archive.openReadStreamPromise(entry) };
  } catch {
    return refused("zip_broken", name);
  }
}

const refused = (reason: UnzipRefusal, name: string | null = null): Unzipped => ({ ok: false, reason, name });

/** Folders and macOS metadata. */
const isClutter = (name: string): boolean => /\/$|^__MACOSX\/|(?:^|\/)\.DS_Store$/.test(name);
