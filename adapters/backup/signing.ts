import { createPrivateKey, hash } from "node:crypto";
import { bytesOfHex } from "#domain/proofs/bytes.ts";
import { checkSignature, signedText } from "#domain/proofs/signed.ts";
import * as z from "zod";
import { newSecret } from "../auth/secrets.ts";
import { keyIdOf, signerOf, type Signer } from "../proofs/key-pair.ts";
import { StartRefusal } from "../start-refusal.ts";
import { makeKeyPair } from "./age.ts";

/** Signs backups, so that holding the public encryption key and the storage is not enough to make one. */
export type BackupSigner = Signer & Readonly<{ publicKey: string }>;

/** `signers` are public keys. With `skip` nothing is verified. */
export type Trust = Readonly<{ signers: readonly string[]; skip: boolean }>;

/** The fixed bytes before the 32 of an Ed25519 private key in PKCS #8. */
const pkcs8Start = Buffer.from("302e020100300506032b657004220420", "hex");

export function backupSigner(secret: string): BackupSigner {
  const seed = hash("sha256", `open-hand backup signature\n${secret}`, "buffer");
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: "der", type: "pkcs8" });
  const jwk = key.export({ format: "jwk" });
  const publicKey = Buffer.from(String(jwk.x), "base64url");
  return { ...signerOf(keyIdOf(publicKey), JSON.stringify(jwk)), publicKey: publicKey.toString("hex") };
}

/** The text of a key file. The comment makes the file enough to verify a backup as well as to open it. */
const keyFileText = (privateKey: string, signer: Pick<BackupSigner, "publicKey">): string =>
  `# Signed by: ${signer.publicKey}\n${privateKey}\n`;

/** What the server needs, and the text of the file to keep elsewhere. An existing signing key stays. */
export async function makeKeys(signingKey = newSecret()) {
  const { publicKey, privateKey } = await makeKeyPair();
  return { publicKey, signingKey, keyFile: keyFileText(privateKey, backupSigner(signingKey)) };
}

export const signersIn = (keyFile: string): string[] =>
  [...keyFile.matchAll(/signed by:? *([0-9a-f]{64})/gi)].map(([, key = ""]) => key.toLowerCase());

const unsignedText = z.object({ statement: z.string() });

/** Without a signer it can be restored only with `--skip-signature`. */
export function signedFile(statement: unknown, signer: Signer | null): string {
  const text = JSON.stringify(statement);
  return `${JSON.stringify(signer ? signer.sign(text) : { statement: text }, null, 2)}\n`;
}

/** What the file says, unverified. Files of earlier versions have no statement and are returned as they are. */
export function statementIn(text: string): unknown {
  const file: unknown = JSON.parse(text);
  const found = unsignedText.safeParse(file);
  return found.success ? JSON.parse(found.data.statement) : file;
}

/** Throws unless a trusted key signed it. */
export async function verifySignature(text: string, name: string, { signers, skip }: Trust): Promise<void> {
  if (skip) return;
  const file = signedText.safeParse(JSON.parse(text));
  const skipping = "To restore it all the same, add --skip-signature.";
  if (!file.success)
    throw new StartRefusal(
      `${name} is not signed: anyone who can write to the storage could have made it. ${skipping}`,
    );
  if (signers.length === 0)
    throw new StartRefusal(
      `${name} is signed, but the key to verify it is missing: set BACKUP_SIGNING_KEY, or add the line "# Signed by: …" to the key file. ${skipping}`,
    );
  const keys = signers.map((publicKey) => ({ id: keyIdOf(bytesOfHex(publicKey)), publicKey }));
  if ((await checkSignature(file.data, keys)) === "ok") return;
  throw new StartRefusal(`The signature of ${name} is not by your key: do not trust it. ${skipping}`);
}
