import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import type pg from "pg";
import {
  abandonedArchives,
  archiveOf,
  backupName,
  manifestOf,
  wholeBackups,
} from "#domain/backup/backup-name.ts";
import type { BackupFacts, Manifest } from "#domain/backup/manifest.ts";
import { whichToDelete } from "#domain/backup/which-to-delete.ts";
import { readSnapshot } from "../postgres/backup/read-snapshot.ts";
import { encrypt } from "./age.ts";
import type { Place } from "./places/place.ts";
import { writeTar } from "./tar.ts";

type Needs = Readonly<{
  pool: pg.Pool;
  place: Place;
  publicKeys: readonly string[];
  program: string;
  mode: Manifest["mode"];
  clock: () => Date;
}>;

const onlyOurs = 0o600;
const unfinished = ".partial";

/** An archive without a manifest is no backup. Only one backup runs at a time, so leftovers come from a killed run. */
export async function takeBackup({
  pool,
  place,
  publicKeys,
  program,
  mode,
  clock,
}: Needs): Promise<Manifest> {
  const at = clock();
  const name = backupName(at);
  await removeLeftovers(place);
  const work = join(place.workFolder, `.${archiveOf(name)}${unfinished}`);
  try {
    let facts: BackupFacts | undefined;
    const hash = createHash("sha256");
    let bytes = 0;
    const snapshot = readSnapshot(pool, (found) => (facts = found));
    await pipeline(
      () => writeTar(snapshot, at),
      createZstdCompress(),
      (packed: AsyncIterable<Uint8Array>) => encrypt(packed, publicKeys),
      async function* (sealed: AsyncIterable<Uint8Array>) {
        for await (const piece of sealed) {
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      },
      createWriteStream(work, { mode: onlyOurs }),
    );
    if (!facts) throw new Error("The backup ended before its end");
    const archive = {
      file: archiveOf(name),
      bytes,
      sha256: hash.digest("hex"),
    };
    const manifest: Manifest = {
      format: 1,
      name,
      takenAt: at.toISOString(),
      program,
      mode,
      facts,
      archive,
    };
    await place.store(archive.file, work);
    await writeFile(work, `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: onlyOurs,
    });
    await place.store(manifestOf(name), work);
    return manifest;
  } finally {
    await rm(work, { force: true });
  }
}

/** The manifest first: an interrupted removal leaves an archive without one, which the next run removes. */
export async function removeOld(place: Place, keepDays: number, now: Date): Promise<string[]> {
  const old = whichToDelete(wholeBackups(await place.list()), keepDays, now);
  for (const name of old) {
    await place.remove(manifestOf(name));
    await place.remove(archiveOf(name));
  }
  return old;
}

async function removeLeftovers(place: Place): Promise<void> {
  for (const file of abandonedArchives(await place.list())) await place.remove(file);
  for (const file of await readdir(place.workFolder))
    if (file.startsWith(".open-hand-") && file.endsWith(unfinished)) await rm(join(place.workFolder, file));
}
