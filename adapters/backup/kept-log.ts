import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
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
  oldLog,
  type LogBase,
} from "#domain/backup/kept-log.ts";
import { StartRefusal } from "../start-refusal.ts";
import { decrypt, encrypt } from "./age.ts";
import { serverCopy, unpackInto } from "./server-copy.ts";
import type { Place } from "./places/place.ts";
import { textOf } from "./read-backup.ts";

const onlyOurs = 0o600;
const onlyOursToEnter = 0o700;
/** In the folder of the recovered server: its log, in clear, for as long as it needs it. */
const fetchedLog = "open-hand-log";

type Sealed = Readonly<{ place: Place; publicKeys: readonly string[] }>;
type Opened = Readonly<{ place: Place; privateKey: string }>;

/** For `archive_command`, which PostgreSQL repeats until it succeeds, also for stored files. */
export async function archiveLog({ place, publicKeys }: Sealed, path: string, name: string): Promise<void> {
  if (!isLogName(name)) throw new StartRefusal(`${name} is no part of a server's log.`);
  await seal(place, publicKeys, logFile(name), createReadStream(path));
}

/** A copy of the whole server, and its manifest once all of it is stored. */
export async function takeBase(
  { place, publicKeys, clock }: Sealed & Readonly<{ clock: () => Date }>,
  server: string,
): Promise<LogBase> {
  const name = baseNameAt(clock());
  const copy = serverCopy(server);
  await seal(place, publicKeys, baseFile(name), copy.tar);
  const base: LogBase = { format: 1, name, begins: await copy.begins, finishedAt: clock().toISOString() };
  const work = join(place.workFolder, `.${name}.partial`);
  await writeFile(work, `${JSON.stringify(base, null, 2)}\n`, { mode: onlyOurs });
  await place.store(baseManifest(name), work);
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
  for (const name of old.names) await place.remove(logFile(name));
}

/** Fills an empty folder with the newest server copy before this moment and all WAL since; PostgreSQL then recovers to it. */
export async function recoverInto(
  { place, privateKey }: Opened,
  folder: string,
  until: Date,
): Promise<LogBase> {
  await mkdir(folder, { recursive: true, mode: onlyOursToEnter });
  if ((await readdir(folder)).length > 0) throw new StartRefusal(`${folder} is not empty.`);
  const files = await place.list();
  const base = baseFor(await basesIn(place, files), until);
  if (!base)
    throw new StartRefusal(`${place.description} holds no copy of the server from before that moment.`);
  await unpackInto(folder, opened(await place.read(baseFile(base.name)), privateKey));
  const log = join(folder, fetchedLog);
  await mkdir(log, { mode: onlyOursToEnter });
  for (const name of files
    .flatMap((file) => logNameOf(file) ?? [])
    .filter((each) => isNeededBy(each, base))) {
    const work = join(log, ".partial");
    await pipeline(
      opened(await place.read(logFile(name)), privateKey),
      createWriteStream(work, { mode: onlyOurs }),
    );
    await rename(work, join(log, name));
  }
  const settings = [
    `restore_command = 'cp ${fetchedLog}/%f "%p"'`,
    // Without the T and the Z, which the server does not read here.
    `recovery_target_time = '${until.toISOString().replace("T", " ").replace("Z", "+00")}'`,
    "recovery_target_action = 'promote'",
  ];
  await appendFile(join(folder, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
  await writeFile(join(folder, "recovery.signal"), "", { mode: onlyOurs });
  return base;
}

async function basesIn(place: Place, files: readonly string[]): Promise<LogBase[]> {
  const bases: LogBase[] = [];
  for (const file of files.filter(isBaseManifest))
    bases.push(logBase.parse(JSON.parse(await textOf(place, file))));
  return bases;
}

async function seal(
  place: Place,
  publicKeys: readonly string[],
  file: string,
  plain: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(place.workFolder, { recursive: true, mode: onlyOursToEnter });
  const work = join(place.workFolder, `.${file}.partial`);
  try {
    await pipeline(
      plain,
      createZstdCompress(),
      (packed: AsyncIterable<Uint8Array>) => encrypt(packed, publicKeys),
      createWriteStream(work, { mode: onlyOurs }),
    );
    await place.store(file, work);
  } finally {
    await rm(work, { force: true });
  }
}

async function* opened(sealed: AsyncIterable<Uint8Array>, privateKey: string): AsyncGenerator<Buffer> {
  const plain = createZstdDecompress();
  const fed = pipeline(decrypt(sealed, privateKey), plain);
  fed.catch((error: unknown) => plain.destroy(error instanceof Error ? error : undefined));
  yield* plain;
  await fed;
}
