import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import type { SealedFile } from "#domain/backup/manifest.ts";
import { StartRefusal } from "../start-refusal.ts";
import { CannotOpen, decrypt, encrypt } from "./age.ts";
import type { Place } from "./places/place.ts";
import { signedFile, type BackupSigner } from "./signing.ts";

export const onlyOurs = 0o600;
export const onlyOursToEnter = 0o700;
export const unfinished = ".partial";

export type Sealing = Readonly<{
  place: Place;
  publicKeys: readonly string[];
  signer: BackupSigner | null;
}>;
type Bytes = AsyncIterable<Uint8Array>;

/** Compresses, encrypts and stores a stream. */
export async function sealFile(
  { place, publicKeys }: Omit<Sealing, "signer">,
  file: string,
  plain: Bytes,
): Promise<SealedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  await storeThrough(place, file, (work) =>
    pipeline(
      plain,
      createZstdCompress(),
      (packed: Bytes) => encrypt(packed, publicKeys),
      async function* (sealed: Bytes) {
        for await (const piece of sealed) {
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      },
      createWriteStream(work, { mode: onlyOurs }),
    ),
  );
  return { file, bytes, sha256: hash.digest("hex") };
}

/** Stores a short file in clear, signed. */
export const storeSigned = (
  { place, signer }: Pick<Sealing, "place" | "signer">,
  file: string,
  statement: unknown,
): Promise<void> =>
  storeThrough(place, file, (work) => writeFile(work, signedFile(statement, signer), { mode: onlyOurs }));

async function storeThrough(
  place: Place,
  file: string,
  write: (work: string) => Promise<void>,
): Promise<void> {
  const work = join(place.workFolder, `.${file}${unfinished}`);
  await mkdir(place.workFolder, { recursive: true, mode: onlyOursToEnter });
  try {
    await write(work);
    await place.store(file, work);
  } finally {
    await rm(work, { force: true });
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
  const plain = createZstdDecompress();
  const fed = pipeline(decrypt(verified(await place.read(stored.file), stored), privateKey), plain);
  fed.catch((error: unknown) => plain.destroy(error instanceof Error ? error : undefined));
  try {
    yield* plain;
    await fed;
  } catch (error) {
    throw error instanceof CannotOpen ? new StartRefusal(error.message) : error;
  } finally {
    plain.destroy();
  }
}

export async function textOf(place: Place, file: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await place.read(file)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
