import { createHash, createHmac, pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

const rounds = 4096;
const saltBytes = 16;
const keyBytes = 32;

/** A SCRAM verifier as PostgreSQL stores it (RFC 5803), for ASCII passwords. */
export async function scramVerifier(password: string, salt = randomBytes(saltBytes)): Promise<string> {
  const salted = await promisify(pbkdf2)(password, salt, rounds, keyBytes, "sha256");
  const keyed = (words: string) => createHmac("sha256", salted).update(words).digest();
  const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${rounds}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}
