import { createHash } from "node:crypto";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import type { SealedFile } from "#domain/backup/manifest.ts";
import { StartRefusal } from "../start-refusal.ts";
import { CannotOpen, decrypt, encrypt } from "./age.ts";
import type { Bytes, Place } from "./places/place.ts";
import { signedFile, type BackupSigner } from "./signing.ts";

export type Sealing = Readonly<{
  place: Place;
  publicKeys: readonly string[];
  signer: BackupSigner | null;
}>;

/** Compresses, encrypts and stores a stream. */
export async function sealFile(
  { place, publicKeys }: Omit<Sealing, "signer">,
  file: string,
  plain: Bytes,
): Promise<SealedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* measured(sealed: Bytes): AsyncGenerator<Uint8Array> {
    for await (const piece of sealed) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  await place.store(file, measured(encrypt(through(createZstdCompress(), plain), publicKeys)));
  return { file, bytes, sha256: hash.digest("hex") };
}

/** Stores a short file in clear, signed. */
export const storeSigned = (
  { place, signer }: Pick<Sealing, "place" | "signer">,
  file: string,
  statement: unknown,
): Promise<void> => place.store(file, bytesOf(signedFile(statement, signer)));

export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** What comes out of a stream while the source is fed into it. Ends with the error of the source. */
async function* through(stream: Duplex, source: Bytes): AsyncGenerator<Buffer> {
  const fed = pipeline(source, stream);
  fed.catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined));
  try {
    yield* stream;
    await fed;
  } finally {
    stream.destroy();
  }
}

/** Reads the whole file before anything is decrypted, so that nothing of a forged one is used. */
export async function verifyContent(place: Place, archive: SealedFile): Promise<void> {
  for await (const _ of verified(await place.read(archive.file), archive));
}

async function* verified(stored: Bytes, { file, sha256 }: Stored): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const piece of stored) {
    hash.update(piece);
    yield piece;
  }
  if (sha256 !== undefined && hash.digest("hex") !== sha256)
    throw new StartRefusal(`${file} is cut off, or is not the file that its manifest describes.`);
}

/** Without a digest: a file of an earlier version. */
type Stored = Pick<SealedFile, "file"> & Readonly<{ sha256?: string }>;

/** Decrypted and decompressed. Ends with an error if the storage now returns other bytes than those that were verified. */
export async function* openSealed(place: Place, stored: Stored, privateKey: string): AsyncGenerator<Buffer> {
  const sealed = verified(await place.read(stored.file), stored);
  try {
    yield* through(createZstdDecompress(), decrypt(sealed, privateKey));
  } catch (error) {
    throw error instanceof CannotOpen ? new StartRefusal(error.message) : error;
  }
}

export async function textOf(place: Place, file: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await place.read(file)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
