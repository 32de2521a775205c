import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { hexOf } from "#domain/proofs/bytes.ts";
import { signedBytes, type SignedText } from "#domain/proofs/signed.ts";
import { sha256 } from "./sha256.ts";

export type Signer = Readonly<{ keyId: string; sign: (statement: string) => SignedText }>;

const idBytes = 8;

export const keyIdOf = (publicKey: Uint8Array): string => hexOf(sha256(publicKey).slice(0, idBytes));

/** A new Ed25519 key: public key, and the private key as text to be sealed. */
export function newKeyPair(): { publicKey: Buffer; secret: string } {
  const { privateKey } = generateKeyPairSync("ed25519");
  const jwk = privateKey.export({ format: "jwk" });
  return { publicKey: Buffer.from(String(jwk.x), "base64url"), secret: JSON.stringify(jwk) };
}

export function signerOf(keyId: string, secret: string): Signer {
  const key: KeyObject = createPrivateKey({ key: JSON.parse(secret), format: "jwk" });
  return {
    keyId,
    sign: (statement) => ({
      statement,
      keyId,
      signature: sign(null, signedBytes(statement), key).toString("hex"),
    }),
  };
}
