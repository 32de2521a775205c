import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { makeKeyPair, publicHalf, readPrivateKey, readPublicKey } from "./age/keys.ts";

type Settings = Readonly<{
  mode: "demo" | "production";
  dataDir: string;
  publicKeys: readonly string[];
}>;

/** The configured keys; a demonstration without any makes a pair and keeps it beside its data. */
export function keysToSealWith({ mode, dataDir, publicKeys }: Settings): Buffer[] {
  if (publicKeys.length > 0) return publicKeys.map(sealingKey);
  if (mode === "production")
    throw new StartRefusal(
      "The variable BACKUP_PUBLIC_KEY is not set, and a backup is never written in clear: make a pair with `npm run backup -- --make-key`, keep the private key away from this machine and set the public one.",
    );
  return [publicHalf(demoKey(dataDir))];
}

function sealingKey(text: string): Buffer {
  const key = readPublicKey(text);
  if (key) return key;
  throw new StartRefusal(
    "The variable BACKUP_PUBLIC_KEY holds something that is no public key: it begins with age1, and a mistyped one is noticed.",
  );
}

export function keyToOpenWith(file: string | null, { mode, dataDir }: Settings): Buffer {
  if (file === null && mode === "demo") return demoKey(dataDir);
  if (file === null)
    throw new StartRefusal(
      "The private key is needed: name its file with --key or in BACKUP_PRIVATE_KEY_FILE.",
    );
  const key = readPrivateKey(readOr(file));
  if (key) return key;
  throw new StartRefusal(`The file ${file} holds no private key: a line that begins with AGE-SECRET-KEY-1.`);
}

function demoKey(dataDir: string): Buffer {
  const file = join(dataDir, "backup-key");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${makeKeyPair().privateKey}\n`, {
      flag: "wx",
      mode: 0o600,
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return keyToOpenWith(file, { mode: "production", dataDir, publicKeys: [] });
}

function readOr(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartRefusal(`The file ${file} cannot be read (${String(error)}).`);
  }
}
