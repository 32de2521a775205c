import { join } from "node:path";
import { folderPlace } from "./folder-place.ts";
import type { Place } from "./place.ts";
import type { S3Settings } from "./s3-client.ts";
import { s3Place } from "./s3-place.ts";

export type PlaceSettings =
  | Readonly<{ kind: "folder"; folder: string }>
  | (Readonly<{ kind: "s3" }> & S3Settings);

export const openPlace = (settings: PlaceSettings): Place =>
  settings.kind === "folder" ? folderPlace(settings.folder) : s3Place(settings);

/** A place of its own within this one. */
export const insideOf = (settings: PlaceSettings, name: string): PlaceSettings =>
  settings.kind === "folder"
    ? { ...settings, folder: join(settings.folder, name) }
    : { ...settings, prefix: `${settings.prefix}${name}/` };
