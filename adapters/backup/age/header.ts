import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { publicHalf, sharedSecret } from "./keys.ts";

const version = "age-encryption.org/v1";
const wrapping = "age-encryption.org/v1/X25519";
export const cipher = "chacha20-poly1305";
export const tagBytes = 16;
const fileKeyBytes = 16;
/** Each file key is wrapped under a key that is used once. */
const zeroNonce = Buffer.alloc(12);

export const newFileKey = (): Buffer => randomBytes(fileKeyBytes);

export const derive = (secret: Uint8Array, salt: Uint8Array | string, info: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, 32));

/** The header of age v1 for these public keys: each of their holders finds the file key in it. */
export function writeHeader(fileKey: Uint8Array, publicKeys: readonly Uint8Array[]): Buffer {
  const stanzas = publicKeys.map((publicKey) => {
    const ours = randomBytes(32);
    const share = publicHalf(ours);
    const key = derive(sharedSecret(ours, publicKey), Buffer.concat([share, publicKey]), wrapping);
    const seal = createCipheriv(cipher, key, zeroNonce, {
      authTagLength: tagBytes,
    });
    const body = Buffer.concat([seal.update(fileKey), seal.final(), seal.getAuthTag()]);
    return `-> X25519 ${unpadded(share)}\n${unpadded(body)}\n`;
  });
  const signed = `${version}\n${stanzas.join("")}---`;
  return Buffer.from(`${signed} ${unpadded(macOf(fileKey, signed))}\n`);
}

/** The file key of a header; null when none of its keys is the holder's, or somebody changed it. */
export function readHeader(header: string, secret: Uint8Array): Buffer | null {
  const lines = header.split("\n");
  if (lines[0] !== version) return null;
  for (const [at, line] of lines.entries()) {
    const [arrow, kind, share = ""] = line.split(" ");
    if (arrow !== "->" || kind !== "X25519") continue;
    const fileKey = unwrap(Buffer.from(share, "base64"), Buffer.from(lines[at + 1] ?? "", "base64"), secret);
    if (fileKey) return isSigned(header, fileKey) ? fileKey : null;
  }
  return null;
}

function unwrap(share: Buffer, body: Buffer, secret: Uint8Array): Buffer | null {
  if (share.length !== 32 || body.length !== fileKeyBytes + tagBytes) return null;
  const key = derive(sharedSecret(secret, share), Buffer.concat([share, publicHalf(secret)]), wrapping);
  const open = createDecipheriv(cipher, key, zeroNonce, {
    authTagLength: tagBytes,
  });
  open.setAuthTag(body.subarray(fileKeyBytes));
  try {
    return Buffer.concat([open.update(body.subarray(0, fileKeyBytes)), open.final()]);
  } catch {
    return null;
  }
}

function isSigned(header: string, fileKey: Uint8Array): boolean {
  const end = header.lastIndexOf("---") + 3;
  const told = Buffer.from(header.slice(end).trim(), "base64");
  const mac = macOf(fileKey, header.slice(0, end));
  return told.length === mac.length && timingSafeEqual(told, mac);
}

const macOf = (fileKey: Uint8Array, signed: string): Buffer =>
  createHmac("sha256", derive(fileKey, "", "header"))
    .update(signed)
    .digest();

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replaceAll("=", "");
