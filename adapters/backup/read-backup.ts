import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { manifestOf, wholeBackups } from "#domain/backup/backup-name.ts";
import { manifest as manifestShape, type BackupFacts, type Manifest } from "#domain/backup/manifest.ts";
import { StartRefusal } from "../start-refusal.ts";
import { CannotOpen, decrypt } from "./age.ts";
import type { Place } from "./places/place.ts";
import { readTar, type Entry } from "./tar.ts";

/** The one that is named, or the newest. */
export async function findBackup(
  place: Place,
  named: string | null,
  mode: Manifest["mode"],
): Promise<Manifest> {
  const there = wholeBackups(await place.list());
  const wanted = named?.replace(/\.(?:json|tar\.zst\.age)$/, "") ?? there[0];
  if (wanted === undefined) throw new StartRefusal(`There is no backup in ${place.description}.`);
  if (!there.includes(wanted))
    throw new StartRefusal(
      `There is no whole backup ${wanted} in ${place.description}; it has ${there.length} others.`,
    );
  const found = manifestShape.safeParse(JSON.parse(await textOf(place, manifestOf(wanted))));
  if (!found.success) throw new StartRefusal(`The manifest of ${wanted} cannot be read by this version.`);
  const theirs = found.data.mode;
  if (theirs !== null && theirs !== mode)
    throw new StartRefusal(`The backup is one of ${modeNames[theirs]}, and APP_MODE says ${mode}.`);
  return found.data;
}

const modeNames = { demo: "a demonstration", production: "production" } as const;

export async function textOf(place: Place, file: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await place.read(file)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** The files and their expected totals, returned after the last byte is verified. */
export async function openBackup(
  place: Place,
  { archive, facts }: Manifest,
  privateKey: string,
): Promise<{
  files: AsyncGenerator<Entry>;
  facts: () => Promise<BackupFacts>;
}> {
  const hash = createHash("sha256");
  const stored = await place.read(archive.file);
  async function* hashed(): AsyncGenerator<Buffer> {
    for await (const piece of stored) {
      const bytes = Buffer.from(piece);
      hash.update(bytes);
      yield bytes;
    }
  }
  return {
    files: unpacked(decrypt(hashed(), privateKey)),
    facts: async () => {
      if (hash.digest("hex") !== archive.sha256)
        throw new StartRefusal(`${archive.file} is not the file that its manifest describes.`);
      return facts;
    },
  };
}

async function* unpacked(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Entry> {
  const plain = createZstdDecompress();
  const fed = pipeline(packed, plain);
  // Handled below; this avoids an unhandled rejection until then.
  fed.catch(() => {});
  try {
    yield* readTar(plain);
    await fed;
  } catch (error) {
    plain.destroy();
    const cause = await fed.then(
      () => error,
      (earlier: unknown) => earlier,
    );
    throw cause instanceof CannotOpen ? new StartRefusal(cause.message) : error;
  } finally {
    plain.destroy();
  }
}
