import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getSystemErrorMessage } from "node:util";
import { StartRefusal } from "../../start-refusal.ts";
import { unfinished, type Bytes, type Place } from "./place.ts";
import type { S3Settings } from "./s3-client.ts";
import { s3Place } from "./s3-place.ts";

export type PlaceSettings =
  | Readonly<{ kind: "folder"; folder: string }>
  | (Readonly<{ kind: "s3" }> & S3Settings);

export const openPlace = (settings: PlaceSettings): Place =>
  settings.kind === "folder" ? folderPlace(settings.folder) : s3Place(settings);

export const insideOf = (settings: PlaceSettings, name: string): PlaceSettings =>
  settings.kind === "folder"
    ? { ...settings, folder: join(settings.folder, name) }
    : { ...settings, prefix: `${settings.prefix}${name}/` };

const onlyOurs = 0o600;
const onlyOursToEnter = 0o700;

export function folderPlace(folder: string): Place {
  const work = (name: string): string => join(folder, `.${name}${unfinished}`);
  const write = async (name: string, bytes: Bytes): Promise<void> => {
    await makeFolder(folder);
    await pipeline(bytes, createWriteStream(work(name), { mode: onlyOurs }));
  };
  return {
    description: folder,
    list: () => inOneSentence(folder, () => makeFolder(folder).then(() => readdir(folder))),
    store: (name, bytes) =>
      inOneSentence(folder, async () => {
        try {
          await write(name, bytes);
          await onDisk(work(name));
          await rename(work(name), join(folder, name));
          await onDisk(folder);
        } finally {
          await rm(work(name), { force: true });
        }
      }),
    read: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
    tryWriting: () =>
      inOneSentence(folder, async () => {
        await write(`write-test-${process.pid}`, oneByte());
        await rm(work(`write-test-${process.pid}`));
      }),
  };
}

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1);
}

/** Node's own recursive mkdir does not end below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const isMade = await made(folder, ["EEXIST", "ENOENT"]);
  if (isMade !== "ENOENT") return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await made(folder, ["EEXIST"]);
}

async function made(folder: string, expected: readonly string[]): Promise<string | null> {
  try {
    await mkdir(folder, { mode: onlyOursToEnter });
    return null;
  } catch (error) {
    if (isSystemError(error) && expected.includes(error.code)) return error.code;
    throw error;
  }
}

type SystemError = Error & Readonly<{ code: string; errno: number; path?: string }>;
const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  "errno" in error &&
  typeof error.errno === "number";

/** The operator can correct a full or read-only disk and missing permissions; a stack trace says less. */
async function inOneSentence<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The source may fail too: the database's connection, or a file elsewhere.
    const path = isSystemError(error) ? (error.path ?? "") : "";
    const isHere =
      isSystemError(error) &&
      (error.code === "ENOSPC" || (path !== "" && (path.startsWith(folder) || folder.startsWith(path))));
    if (!isHere) throw error;
    throw new StartRefusal(
      `Backups cannot be written to ${folder}: ${getSystemErrorMessage(error.errno)} (${error.code}).`,
    );
  }
}

/** Survives a power cut. */
async function onDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
