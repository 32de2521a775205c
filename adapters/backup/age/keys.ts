import { createPrivateKey, createPublicKey, diffieHellman, randomBytes, type KeyObject } from "node:crypto";
import { bech32Decode, bech32Encode } from "./bech32.ts";

const keyBytes = 32;
const publicPrefix = "age";
const privatePrefix = "age-secret-key-";
/** What stands before the 32 bytes of an X25519 key in PKCS 8 (RFC 8410). */
const pkcs8Head = Buffer.from("302e020100300506032b656e04220420", "hex");

export type KeyPair = Readonly<{ publicKey: string; privateKey: string }>;

/** A pair in age's own form: whoever has the program `age` can open a backup without this one. */
export function makeKeyPair(): KeyPair {
  const secret = randomBytes(keyBytes);
  return {
    publicKey: bech32Encode(publicPrefix, publicHalf(secret)),
    privateKey: bech32Encode(privatePrefix, secret).toUpperCase(),
  };
}

/** The 32 bytes of `age1…`. Null: it is no public key, or mistyped. */
export const readPublicKey = (text: string): Buffer | null =>
  ofRightLength(bech32Decode(publicPrefix, text.trim()));

/** The 32 bytes of `AGE-SECRET-KEY-1…`, also from a file that `age-keygen` wrote, with its remarks. */
export function readPrivateKey(text: string): Buffer | null {
  const line = text.split("\n").find((each) => each.trim().toLowerCase().startsWith(privatePrefix));
  return line === undefined ? null : ofRightLength(bech32Decode(privatePrefix, line.trim()));
}

export const publicHalf = (secret: Uint8Array): Buffer => rawOf(createPublicKey(privateKeyOf(secret)));

/** What only the two holders of the halves can find. */
export const sharedSecret = (secret: Uint8Array, publicKey: Uint8Array): Buffer =>
  diffieHellman({
    privateKey: privateKeyOf(secret),
    publicKey: publicKeyOf(publicKey),
  });

const ofRightLength = (bytes: Buffer | null): Buffer | null => (bytes?.length === keyBytes ? bytes : null);

const privateKeyOf = (secret: Uint8Array): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([pkcs8Head, secret]),
    format: "der",
    type: "pkcs8",
  });

const publicKeyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({
    key: {
      kty: "OKP",
      crv: "X25519",
      x: Buffer.from(raw).toString("base64url"),
    },
    format: "jwk",
  });

const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url");
