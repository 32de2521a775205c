import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { makeKeyPair, publicKeyOf, readPrivateKey, readPublicKey } from "./age.ts";
import { backupSigner, signersIn, type BackupSigner } from "./signing.ts";

type Settings = Readonly<{
  mode: "demo" | "production";
  dataDir: string;
  backup: Readonly<{ publicKeys: readonly string[]; signingSecrets: readonly string[] }>;
}>;

/** The configured keys. A demo without them makes its own and keeps them beside its data. */
export async function sealingKeys(
  settings: Settings,
): Promise<Readonly<{ publicKeys: string[]; signer: BackupSigner | null }>> {
  const { mode, dataDir, backup } = settings;
  const signer = (await signersOf(settings))[0] ?? null;
  if (backup.publicKeys.length > 0) return { publicKeys: backup.publicKeys.map(sealingKey), signer };
  if (mode === "production")
    throw new StartRefusal(
      "The variable BACKUP_PUBLIC_KEY is not set, and a backup is never written in clear: make a pair with `npm run backup -- --make-key`, keep the private key away from this machine and set the public one.",
    );
  return { publicKeys: [await publicKeyOf(await demoKey(dataDir))], signer };
}

async function signersOf({ mode, dataDir, backup }: Settings): Promise<BackupSigner[]> {
  const { signingSecrets } = backup;
  const secrets = signingSecrets.length === 0 && mode === "demo" ? [await demoKey(dataDir)] : signingSecrets;
  return secrets.map(backupSigner);
}

function sealingKey(text: string): string {
  const key = readPublicKey(text);
  if (key) return key;
  throw new StartRefusal(
    "The variable BACKUP_PUBLIC_KEY holds something that is no public key: it begins with age1, and a mistyped one is noticed.",
  );
}

/** `signers`: whose signatures are trusted. */
export async function openingKeys(
  file: string | null,
  settings: Settings,
): Promise<Readonly<{ privateKey: string; signers: string[] }>> {
  const { mode, dataDir } = settings;
  const own = (await signersOf(settings)).map(({ publicKey }) => publicKey);
  if (file === null && mode === "demo") return { privateKey: await demoKey(dataDir), signers: own };
  if (file === null)
    throw new StartRefusal(
      "The private key is needed: name its file with --key or in BACKUP_PRIVATE_KEY_FILE.",
    );
  const text = readOr(file);
  return { privateKey: privateKeyIn(text, file), signers: [...own, ...signersIn(text)] };
}

function privateKeyIn(text: string, file: string): string {
  const key = readPrivateKey(text);
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
  return privateKeyIn(readOr(file), file);
}

function readOr(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartRefusal(`The file ${file} cannot be read (${String(error)}).`);
  }
}
