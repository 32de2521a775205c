import type pg from "pg";
import {
  abandonedArchives,
  archiveOf,
  backupName,
  manifestOf,
  wholeBackups,
} from "#domain/backup/backup-name.ts";
import {
  roundedReceipts,
  type Backup,
  type BackupContent,
  type BackupLabel,
} from "#domain/backup/manifest.ts";
import { whichToDelete } from "#domain/backup/which-to-delete.ts";
import { readSnapshot } from "../postgres/backup/read-snapshot.ts";
import { unfinished, type Place } from "./places/place.ts";
import { sealFile, storeSigned, type Sealing } from "./sealed-file.ts";
import { writeTar } from "./tar.ts";

type Needs = Sealing & Omit<BackupContent, "facts"> & Readonly<{ pool: pg.Pool; clock: () => Date }>;

/** An archive without a manifest is no backup. Only one backup runs at a time, so leftovers come from a killed run. */
export async function takeBackup({ pool, program, mode, clock, ...sealing }: Needs): Promise<Backup> {
  const at = clock();
  const name = backupName(at);
  await removeLeftovers(sealing.place);
  let content: BackupContent | undefined;
  const snapshot = readSnapshot(pool, (facts) => (content = { program, mode, facts }));
  const archive = await sealFile(sealing, archiveOf(name), writeTar(snapshot, at));
  if (!content) throw new Error("The backup is empty");
  const label: BackupLabel = {
    format: 2,
    name,
    takenAt: at.toISOString(),
    receipts: roundedReceipts(content.facts.receipts),
    archive,
  };
  await storeSigned(sealing, manifestOf(name), label);
  return { name, takenAt: label.takenAt, archive, ...content };
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
  const files = await place.list();
  const unstored = files.filter((file) => file.startsWith(".open-hand-") && file.endsWith(unfinished));
  for (const file of [...abandonedArchives(files), ...unstored]) await place.remove(file);
}
