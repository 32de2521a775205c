import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Short encrypted texts that a copy of the database does not reveal. */
export type SealedTexts = {
  /** `place` binds the ciphertext to its row. */
  seal: (text: string, place: string) => Buffer;
  open: (sealed: Buffer, place: string) => string;
};

const algorithm = "aes-256-gcm";
const version = 1;
const keyBytes = 32;
const markBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, prefixed by a version and a key mark. The first secret encrypts, all decrypt, so that secrets can be rotated. */
export function sealedTexts(secrets: readonly string[]): SealedTexts {
  const keys = secrets.map((secret) => ({
    key: drawn(secret, "open-hand sealed text key", keyBytes),
    mark: drawn(secret, "open-hand sealed text mark", markBytes),
  }));
  return {
    seal: (text, place) => {
      const [first] = keys;
      if (!first) throw new Error("There is no secret to seal with");
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, first.key, nonce).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), first.mark, nonce, cipher.getAuthTag(), hidden]);
    },
    open: (sealed, place) => {
      let at = 1;
      const next = (bytes: number) => sealed.subarray(at, (at += bytes));
      const marked = next(markBytes);
      const fitting = keys.find(({ mark }) => marked.equals(mark));
      if (sealed[0] !== version || !fitting)
        throw new Error(
          "This was sealed under a secret that neither SEALING_SECRET nor SESSION_SECRET holds",
        );
      const decipher = createDecipheriv(algorithm, fitting.key, next(nonceBytes)).setAAD(Buffer.from(place));
      decipher.setAuthTag(next(tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(at)), decipher.final()]).toString("utf8");
    },
  };
}

const drawn = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, bytes));
