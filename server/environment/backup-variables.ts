import * as z from "zod";
import { variable } from "./describe-variable.ts";
import { listOf, secrets, text, url, wholeNumber } from "./readers.ts";

const group = "Backup";

export const backupVariables = {
  BACKUP_PUBLIC_KEY: variable(z.string().default("").transform(listOf), {
    group,
    means:
      "Backups are encrypted to this key, which `npm run backup -- --make-key` makes; several with commas between. With it one is taken every night.",
    example: "age1qn8w6q54fgpnkmdvax4k4ehf5hncdlrx3cvdy5r25xkysd7ef4lsxgw70a",
  }),
  BACKUP_SIGNING_KEY: variable(secrets(), {
    group,
    means:
      "At least 32 random characters, which `npm run setup` makes: signs backups, so that restore recognises yours. Several with commas between: the first signs, all are trusted.",
    example: "89abcdef0123456789abcdef01234567",
  }),
  BACKUP_TO: variable(text(), {
    group,
    means: "A folder, or s3://bucket/prefix for storage that answers like S3. Without it DATA_DIR/backups.",
    example: "s3://open-hand/backups",
  }),
  BACKUP_KEEP_DAYS: variable(wholeNumber(3650).default(30), {
    group,
    means: "How long backups are kept; longer ones outlive an erasure.",
    unset: "30",
  }),
  BACKUP_STORAGE_ENDPOINT: variable(url.optional(), {
    group,
    means: "Required with s3://: the address of the storage.",
    example: "https://s3.eu-central-1.amazonaws.com",
  }),
  BACKUP_STORAGE_REGION: variable(z.string().default("us-east-1"), {
    group,
    means: "The region that requests to the storage are signed for.",
    unset: "us-east-1",
  }),
  BACKUP_STORAGE_KEY_ID: variable(text(), {
    group,
    means: "Required with s3://.",
    example: "AKIAEXAMPLE",
  }),
  BACKUP_STORAGE_SECRET: variable(text(), {
    group,
    means: "Required with s3://.",
    example: "storage-secret",
  }),
  BACKUP_PRIVATE_KEY_FILE: variable(text(), {
    group,
    means: "Only while restoring: the file with the private key. Keep it elsewhere otherwise.",
    example: "/media/safe/open-hand-backup.key",
  }),
};
