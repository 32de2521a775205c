import * as z from "zod/mini";
import { bytesOfHex, joined } from "./bytes.ts";

/** In front of all that is signed, so that no signature of this program can be taken for one of another. */
const context = new TextEncoder().encode("open-hand-v1\n");

export const hexOfBytes = (bytes: number) => {
  const digits = 2 * bytes;
  return z.string().check(z.length(digits), z.regex(/^[0-9a-f]*$/));
};
const keyIdField = hexOfBytes(8);

/** A text exactly as it was signed, by whom. What it says is read only after the signature was checked. */
export const signedText = z.strictObject({
  statement: z.string().check(z.minLength(2), z.maxLength(2000)),
  keyId: keyIdField,
  signature: hexOfBytes(64),
});
export type SignedText = z.infer<typeof signedText>;

/** A key of the foundation; its id is the beginning of the SHA-256 of its public half. */
export const publicKeyAnswer = z.object({
  id: keyIdField,
  publicKey: hexOfBytes(32),
  since: z.string(),
});
export type PublicKey = z.infer<typeof publicKeyAnswer>;
export type KnownKeys = readonly Pick<PublicKey, "id" | "publicKey">[];

export const signedBytes = (statement: string) => joined(context, new TextEncoder().encode(statement));

export type SignatureVerdict = "ok" | "unknown_key" | "signature_wrong" | "not_supported";

/** Ed25519 by the platform's own: in all browsers since 2025. */
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
