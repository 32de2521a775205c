import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "./place.ts";
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

const onlyOurs = 0o700;

export function folderPlace(folder: string): Place {
  return {
    description: folder,
    workFolder: folder,
    list: async () => {
      await mkdir(folder, { recursive: true, mode: onlyOurs });
      return readdir(folder);
    },
    store: async (name, file) => {
      await onDisk(file);
      await rename(file, join(folder, name));
      await onDisk(folder);
    },
    read: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
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
