import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { readPublicKey } from "../backup/age.ts";
import { openPlace, type PlaceSettings } from "../backup/places/open-place.ts";

const gigabyte = 1024 ** 3;
const others = 0o077;

type Machine = Readonly<{
  mode: "demo" | "production";
  dataDir: string;
  envFile: string;
  backup: Readonly<{
    publicKeys: readonly string[];
    signingSecrets: readonly string[];
    privateKeyFile: string | null;
    to: PlaceSettings;
  }>;
  /** A disk with less is full. */
  minFreeBytes?: number;
}>;

export async function lookAtMachine({
  mode,
  dataDir,
  envFile,
  backup,
  minFreeBytes = gigabyte,
}: Machine): Promise<Finding[]> {
  const folders = [dataDir, ...(backup.to.kind === "folder" ? [backup.to.folder] : [])];
  const isOpen = existsSync(envFile) && (statSync(envFile).mode & others) !== 0;
  // Setup writes the key beside the variables, for the operator to take away.
  const keyFiles = [
    backup.privateKeyFile ?? "",
    ...[dirname(envFile), "/etc/open-hand"].map((folder) => join(folder, "open-hand-backup.key")),
  ];
  const privateKey = mode === "production" ? keyFiles.find((file) => existsSync(file)) : undefined;
  const isWrong = backup.publicKeys.some((key) => readPublicKey(key) === null);
  return [
    ...(await fullest(folders, minFreeBytes)),
    ...(isOpen ? [found("env_file_open", { place: envFile })] : []),
    ...(privateKey ? [found("private_key_here", { place: privateKey })] : []),
    ...(mode === "production" && backup.publicKeys.length === 0 ? [found("backup_key_missing")] : []),
    ...(isWrong ? [found("backup_key")] : []),
    ...(mode === "production" && backup.signingSecrets.length === 0 ? [found("backup_unsigned")] : []),
    ...(await unusablePlace(backup.to)),
  ];
}

async function fullest(folders: readonly string[], minFreeBytes: number): Promise<Finding[]> {
  for (const place of folders) {
    if (!existsSync(place)) continue;
    const { bavail, bsize } = await statfs(place);
    if (bavail * bsize < minFreeBytes)
      return [found("disk_full", { place, why: `${Math.floor((bavail * bsize) / 1024 ** 2)} MB` })];
  }
  return [];
}

export async function unusablePlace(to: PlaceSettings): Promise<Finding[]> {
  try {
    const place = openPlace(to);
    await place.list();
    await place.tryWriting();
    return [];
  } catch (error) {
    return [found("backup_place", { why: error instanceof Error ? error.message : String(error) })];
  }
}
