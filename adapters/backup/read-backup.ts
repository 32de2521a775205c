import { manifestOf, wholeBackups } from "#domain/backup/backup-name.ts";
import {
  backupContent,
  backupLabel,
  earlierManifest,
  type Backup,
  type BackupContent,
  type BackupLabel,
} from "#domain/backup/manifest.ts";
import { contentFile } from "../postgres/backup/read-snapshot.ts";
import { StartRefusal } from "../start-refusal.ts";
import type { Place } from "./places/place.ts";
import { openSealed, textOf, verifyContent } from "./sealed-file.ts";
import { statementIn, verifySignature, type Trust } from "./signing.ts";
import { readTar, type Entry } from "./tar.ts";

/** `content` is null if it is inside the archive. */
type Found = Pick<BackupLabel, "name" | "takenAt" | "archive"> & Readonly<{ content: BackupContent | null }>;

/** The one that is named, or the newest. Its signature and the archive's digest are verified. */
export async function findBackup(place: Place, named: string | null, trust: Trust): Promise<Found> {
  const there = wholeBackups(await place.list());
  const wanted = named?.replace(/\.(?:json|tar\.zst\.age)$/, "") ?? there[0];
  if (wanted === undefined) throw new StartRefusal(`There is no backup in ${place.description}.`);
  if (!there.includes(wanted))
    throw new StartRefusal(
      `There is no whole backup ${wanted} in ${place.description}; it has ${there.length} others.`,
    );
  const text = await textOf(place, manifestOf(wanted));
  await verifySignature(text, wanted, trust);
  const found = readLabel(statementIn(text));
  if (found?.name !== wanted)
    throw new StartRefusal(`The manifest of ${wanted} cannot be read by this version.`);
  await verifyContent(place, found.archive);
  return found;
}

function readLabel(statement: unknown): Found | null {
  const label = backupLabel.safeParse(statement);
  if (label.success) return { ...label.data, content: null };
  const earlier = earlierManifest.safeParse(statement);
  return earlier.success ? { ...earlier.data, content: earlier.data } : null;
}

const modeNames = { demo: "a demonstration", production: "production" } as const;

/** The content and the files after it. */
export async function openBackup(
  place: Place,
  { content: outside, ...found }: Found,
  privateKey: string,
  mode: NonNullable<BackupContent["mode"]>,
): Promise<{ backup: Backup; files: AsyncGenerator<Entry> }> {
  const files = readTar(openSealed(place, found.archive, privateKey));
  const content = outside ?? (await contentOf(files));
  if (content.mode !== null && content.mode !== mode) {
    await files.return(undefined);
    throw new StartRefusal(`The backup is one of ${modeNames[content.mode]}, and APP_MODE says ${mode}.`);
  }
  return { backup: { ...found, ...content }, files };
}

async function contentOf(files: AsyncGenerator<Entry>): Promise<BackupContent> {
  const { done, value } = await files.next();
  if (done || value.name !== contentFile) throw new Error("The archive does not begin with its content");
  return backupContent.parse(JSON.parse(value.body.toString()));
}
