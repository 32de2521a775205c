import { folderPlace } from "./folder-place.ts";
import type { Place } from "./place.ts";
import type { S3Settings } from "./s3-client.ts";
import { s3Place } from "./s3-place.ts";

export type PlaceSettings =
  | Readonly<{ kind: "folder"; folder: string }>
  | (Readonly<{ kind: "s3" }> & S3Settings);

export const openPlace = (settings: PlaceSettings): Place =>
  settings.kind === "folder" ? folderPlace(settings.folder) : s3Place(settings);
