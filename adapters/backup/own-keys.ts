import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { makeKeyPair, publicKeyOf, readPrivateKey, readPublicKey } from "./age.ts";

type Settings = Readonly<{
  mode: "demo" | "production";
  dataDir: string;
  publicKeys: readonly string[];
}>;

/** The configured public keys. A demo without one makes a key pair and keeps it beside its data. */
export async function keysToSealWith({ mode, dataDir, publicKeys }: Settings): Promise<string[]> {
  if (publicKeys.length > 0) return publicKeys.map(sealingKey);
  if (mode === "production")
    throw new StartRefusal(
      "The variable BACKUP_PUBLIC_KEY is not set, and a backup is never written in clear: make a pair with `npm run backup -- --make-key`, keep the private key away from this machine and set the public one.",
    );
  return [await publicKeyOf(await demoKey(dataDir))];
}

function sealingKey(text: string): string {
  const key = readPublicKey(text);
  if (key) return key;
  throw new StartRefusal(
    "The variable BACKUP_PUBLIC_KEY holds something that is no public key: it begins with age1, and a mistyped one is noticed.",
  );
}

export async function keyToOpenWith(
  file: string | null,
  { mode, dataDir }: Pick<Settings, "mode" | "dataDir">,
): Promise<string> {
  if (file === null && mode === "demo") return demoKey(dataDir);
  if (file === null)
    throw new StartRefusal(
      "The private key is needed: name its file with --key or in BACKUP_PRIVATE_KEY_FILE.",
    );
  const key = readPrivateKey(readOr(file));
  if (key) return key;
  throw new StartRefusal(`The file ${file} holds no private key: a line that begins with AGE-SECRET-KEY-1.`);
}

async function demoKey(dataDir: string): Promise<string> {
  const file = join(dataDir, "backup-key");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${(await makeKeyPair()).privateKey}\n`, {
      flag: "wx",
      mode: 0o600,
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return keyToOpenWith(file, { mode: "production", dataDir });
}

function readOr(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartRefusal(`The file ${file} cannot be read (${String(error)}).`);
  }
}
