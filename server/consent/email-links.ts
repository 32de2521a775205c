import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { isEmailPurpose, type EmailPurpose } from "#domain/email-purposes.ts";

/** Whose link it is, for which purpose (null: all), and the message that it is in. */
export type EmailLink = Readonly<{ address: string; purpose: EmailPurpose | null; messageId: string | null }>;

const algorithm = "aes-256-gcm";
const [ivLength, tagLength] = [12, 16];

/** Sealed, not stored: a link works as long as its secret, also for an erased person, and shows nobody's address. The first secret seals. */
export function emailLinks(secrets: readonly string[]) {
  const keys = secrets.map((secret) => createHash("sha256").update(`email links ${secret}`).digest());
  return {
    tokenOf: ({ address, purpose, messageId }: EmailLink): string => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, keys[0] ?? "", iv);
      const sealed = [cipher.update(JSON.stringify([address, purpose, messageId]), "utf8"), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString("base64url");
    },
    /** Null: not one of ours. */
    read: (token: string): EmailLink | null => {
      for (const key of keys) {
        const link = opened(key, Buffer.from(token, "base64url"));
        if (link) return link;
      }
      return null;
    },
  };
}

export type EmailLinks = ReturnType<typeof emailLinks>;

function opened(key: Buffer, sealed: Buffer): EmailLink | null {
  if (sealed.length <= ivLength + tagLength) return null;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength));
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  try {
    const text =
      decipher.update(sealed.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
    const [address, purpose, messageId] = JSON.parse(text) as [string, unknown, string | null];
    return { address, purpose: isEmailPurpose(purpose) ? purpose : null, messageId };
  } catch {
    return null;
  }
}
