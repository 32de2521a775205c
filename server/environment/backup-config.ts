import { join, resolve } from "node:path";
import { StartRefusal } from "#adapters/start-refusal.ts";
import type { Variables } from "./variables.ts";

export type BackupConfig = Readonly<{
  publicKeys: readonly string[];
  /** The first signs; all are trusted. */
  signingSecrets: readonly string[];
  keepDays: number;
  privateKeyFile: string | null;
  to:
    | Readonly<{ kind: "folder"; folder: string }>
    | Readonly<{
        kind: "s3";
        endpoint: string;
        region: string;
        bucket: string;
        prefix: string;
        keyId: string;
        secret: string;
      }>;
}>;

export function backupOf(found: Variables): BackupConfig {
  return {
    publicKeys: found.BACKUP_PUBLIC_KEY,
    signingSecrets: found.BACKUP_SIGNING_KEY,
    keepDays: found.BACKUP_KEEP_DAYS,
    privateKeyFile: found.BACKUP_PRIVATE_KEY_FILE ?? null,
    to: placeOf(found),
  };
}

function placeOf(found: Variables): BackupConfig["to"] {
  const {
    BACKUP_TO: to,
    BACKUP_STORAGE_ENDPOINT: endpoint,
    BACKUP_STORAGE_KEY_ID: keyId,
    BACKUP_STORAGE_SECRET: secret,
  } = found;
  if (!to?.startsWith("s3://"))
    return {
      kind: "folder",
      folder: resolve(to ?? join(found.DATA_DIR, "backups")),
    };
  if (!endpoint || !keyId || !secret)
    throw new StartRefusal(
      "The variable BACKUP_TO names S3 storage, so these variables must be set: BACKUP_STORAGE_ENDPOINT, BACKUP_STORAGE_KEY_ID, BACKUP_STORAGE_SECRET.",
    );
  const [bucket = "", ...rest] = to.slice("s3://".length).split("/").filter(Boolean);
  const prefix = rest.map((part) => `${part}/`).join("");
  return {
    kind: "s3",
    endpoint,
    region: found.BACKUP_STORAGE_REGION,
    bucket,
    prefix,
    keyId,
    secret,
  };
}
