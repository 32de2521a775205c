import * as z from "zod/mini";
import { bytesOfHex, joined } from "./bytes.ts";

/** Prefix of everything signed, so that signatures cannot be reused elsewhere. */
const context = new TextEncoder().encode("open-hand-v1\n");

export const hexOfBytes = (bytes: number) => {
  const digits = 2 * bytes;
  return z.string().check(z.length(digits), z.regex(/^[0-9a-f]*$/));
};
const keyIdField = hexOfBytes(8);

/** A signed text and its key. Parsed only after the signature was verified. */
export const signedText = z.strictObject({
  statement: z.string().check(z.minLength(2), z.maxLength(2000)),
  keyId: keyIdField,
  signature: hexOfBytes(64),
});
export type SignedText = z.infer<typeof signedText>;

/** A key of the foundation; its id is a prefix of the SHA-256 of the public key. */
export const publicKeyAnswer = z.object({
  id: keyIdField,
  publicKey: hexOfBytes(32),
  since: z.string(),
});
export type PublicKey = z.infer<typeof publicKeyAnswer>;
export type KnownKeys = readonly Pick<PublicKey, "id" | "publicKey">[];

export const signedBytes = (statement: string) => joined(context, new TextEncoder().encode(statement));

export type SignatureVerdict = "ok" | "unknown_key" | "signature_wrong" | "not_supported";

/** Ed25519 by WebCrypto: in all browsers since 2025. */
export async function checkSignature(signed: SignedText, keys: KnownKeys): Promise<SignatureVerdict> {
  const known = keys.find(({ id }) => id === signed.keyId);
  if (!known) return "unknown_key";
  const algorithm = { name: "Ed25519" };
  try {
    const key = await crypto.subtle.importKey("raw", bytesOfHex(known.publicKey), algorithm, false, [
      "verify",
    ]);
    const isOurs = await crypto.subtle.verify(
      algorithm,
      key,
      bytesOfHex(signed.signature),
      signedBytes(signed.statement),
    );
    return isOurs ? "ok" : "signature_wrong";
  } catch (error) {
    return error instanceof DOMException && error.name === "NotSupportedError"
      ? "not_supported"
      : "signature_wrong";
  }
}
