import { createReadStream, createWriteStream } from "node:fs";
import { access, appendFile, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  baseFile,
  baseFor,
  baseManifest,
  baseNameAt,
  isBaseManifest,
  isLogName,
  isNeededBy,
  logBase,
  logFile,
  logNameOf,
  logSignature,
  oldLog,
  type LogBase,
} from "#domain/backup/kept-log.ts";
import { sealedFile, type SealedFile } from "#domain/backup/manifest.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openSealed, sealFile, storeSigned, textOf, verifyContent } from "./sealed-file.ts";
import type { Sealing } from "./sealed-file.ts";
import { serverCopy, unpackInto } from "./server-copy.ts";
import { statementIn, verifySignature, type Trust } from "./signing.ts";
import type { Place } from "./places/place.ts";

const onlyOurs = 0o600;
const onlyOursToEnter = 0o700;
/** In the folder of the recovered server: its log, in clear, for as long as it needs it. */
const fetchedLog = "open-hand-log";

/** `latest`: as far as the archived log goes. */
export type RecoveryTarget = Date | "latest";
/** `unsigned`: segments that were left out. */
type Recovered = Readonly<{ base: string; unsigned: number }>;
type Opened = Readonly<{ place: Place; privateKey: string; trust: Trust }>;

/** For `archive_command`, which PostgreSQL repeats until it succeeds, also for stored files. */
export async function archiveLog(sealing: Sealing, path: string, name: string): Promise<void> {
  if (!isLogName(name)) throw new StartRefusal(`${name} is no part of a server's log.`);
  await access(path).catch(() => {
    throw new StartRefusal(`${path} cannot be read: archive_command must pass "$PWD/%p".`);
  });
  const stored = await sealFile(sealing, logFile(name), createReadStream(path));
  await storeSigned(sealing, logSignature(name), stored);
}

/** A copy of the whole server, and its manifest once all of it is stored. */
export async function takeBase(
  { clock, ...sealing }: Sealing & Readonly<{ clock: () => Date }>,
  server: string,
): Promise<LogBase> {
  const name = baseNameAt(clock());
  const copy = serverCopy(server);
  const archive = await sealFile(sealing, baseFile(name), copy.tar);
  const finishedAt = clock().toISOString();
  const base: LogBase = { format: 2, name, begins: await copy.begins, finishedAt, archive };
  await storeSigned(sealing, baseManifest(name), base);
  return base;
}

/** Bases first: an interrupted removal leaves unneeded log, never a base that lacks some. */
export async function removeOldLog(place: Place, keepDays: number, now: Date): Promise<void> {
  const files = await place.list();
  const names = files.flatMap((file) => logNameOf(file) ?? []);
  const old = oldLog(await basesIn(place, files), names, keepDays, now);
  for (const { name } of old.bases) {
    await place.remove(baseManifest(name));
    await place.remove(baseFile(name));
  }
  for (const name of old.names) {
    await place.remove(logSignature(name));
    await place.remove(logFile(name));
  }
}

/** Fills an empty folder with the newest server copy before this moment and all WAL since; PostgreSQL then recovers to it. */
export async function recoverInto(opened: Opened, folder: string, until: RecoveryTarget): Promise<Recovered> {
  const { place, privateKey, trust } = opened;
  await mkdir(folder, { recursive: true, mode: onlyOursToEnter });
  if ((await readdir(folder)).length > 0) throw new StartRefusal(`${folder} is not empty.`);
  const files = await place.list();
  const base = baseFor(await basesIn(place, files), until === "latest" ? new Date() : until);
  if (!base)
    throw new StartRefusal(`${place.description} holds no copy of the server from before that moment.`);
  await verifySignature(await textOf(place, baseManifest(base.name)), base.name, trust);
  const archive = base.archive ?? { file: baseFile(base.name) };
  if (base.archive) await verifyContent(place, base.archive);
  await unpackInto(folder, openSealed(place, archive, privateKey));
  const log = join(folder, fetchedLog);
  await mkdir(log, { mode: onlyOursToEnter });
  const needed = files.flatMap((file) => logNameOf(file) ?? []).filter((name) => isNeededBy(name, base));
  // A segment whose signature was not stored yet counts as not archived.
  const isSigned = (name: string): boolean => files.includes(logSignature(name));
  const trusted = trust.skip ? needed : needed.filter(isSigned);
  for (const name of trusted) {
    const segment = trust.skip ? { file: logFile(name) } : await trustedSegment(opened, name);
    const work = join(log, ".partial");
    await pipeline(openSealed(place, segment, privateKey), createWriteStream(work, { mode: onlyOurs }));
    await rename(work, join(log, name));
  }
  const settings = [
    `restore_command = 'cp ${fetchedLog}/%f "%p"'`,
    // A target that the log does not reach ends the server; without one it opens at the end of the log.
    ...(until === "latest" ? [] : targetTime(until)),
  ];
  await appendFile(join(folder, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
  await writeFile(join(folder, "recovery.signal"), "", { mode: onlyOurs });
  return { base: base.name, unsigned: needed.length - trusted.length };
}

/** Without the T and the Z, which the server does not read here. */
const targetTime = (until: Date): string[] => [
  `recovery_target_time = '${until.toISOString().replace("T", " ").replace("Z", "+00")}'`,
  "recovery_target_action = 'promote'",
];

/** The signature must be for this very file: a genuine segment under another name is refused too. */
async function trustedSegment({ place, trust }: Opened, name: string): Promise<SealedFile> {
  const signature = logSignature(name);
  const text = await textOf(place, signature);
  await verifySignature(text, name, trust);
  const segment = sealedFile.parse(statementIn(text));
  if (segment.file === logFile(name)) return segment;
  throw new StartRefusal(`${signature} is the signature of another file.`);
}

async function basesIn(place: Place, files: readonly string[]): Promise<LogBase[]> {
  const bases: LogBase[] = [];
  for (const file of files.filter(isBaseManifest)) {
    const base = logBase.parse(statementIn(await textOf(place, file)));
    if (baseManifest(base.name) !== file) throw new StartRefusal(`${file} describes another file.`);
    bases.push(base);
  }
  return bases;
}
