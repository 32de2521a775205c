import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import * as z from "zod";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import { languages } from "#domain/language.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { funds } from "#domain/money/fund.ts";

/** As much as Stripe keeps under one name; Mollie keeps twice that in all. */
const maxLength = 500;
const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const giftNote = z.object({
  reference: z.string().min(1),
  giftCents: centsField,
  campaignId: z.nullable(z.string()),
  programId: z.nullable(z.string()),
  fund: z.nullable(z.enum(funds)),
  language: z.enum(languages),
  userId: z.nullable(z.string()),
});

/** AES-256-GCM, bound to the attempt. The nonce derives from the content: repeated requests are equal, and no two notes share one. */
export function giftNotes(secrets: readonly string[]): GiftNotes {
  const keys = secrets.map((secret) => ({
    key: drawn(secret, "open-hand gift note key"),
    nonces: drawn(secret, "open-hand gift note nonce"),
  }));
  return {
    write: (note, attemptId) => {
      const [first] = keys;
      if (!first) return null;
      const text = JSON.stringify(note);
      const nonce = createHmac("sha256", first.nonces).update(`${attemptId}\n${text}`).digest();
      const cipher = createCipheriv(algorithm, first.key, nonce.subarray(0, nonceBytes));
      cipher.setAAD(Buffer.from(attemptId));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const written = Buffer.concat([nonce.subarray(0, nonceBytes), cipher.getAuthTag(), hidden]);
      const asText = written.toString("base64url");
      return asText.length <= maxLength ? asText : null;
    },
    read: (written, attemptId) => {
      const bytes = Buffer.from(written, "base64url");
      if (bytes.length <= nonceBytes + tagBytes) return null;
      for (const { key } of keys) {
        const text = opened(bytes, key, attemptId);
        if (text !== null) return giftNote.safeParse(JSON.parse(text)).data ?? null;
      }
      return null;
    },
  };
}

function opened(bytes: Buffer, key: Buffer, attemptId: string): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(attemptId));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const hidden = bytes.subarray(nonceBytes + tagBytes);
  try {
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
  } catch {
    // Written with another secret, or not by us.
    return null;
  }
}

const drawn = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, keyBytes));
