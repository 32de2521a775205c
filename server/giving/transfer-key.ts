import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The key in the address of transfer instructions: people who were shown or mailed it may look. It is signed, not stored, so
 * that later emails link to the same page. The first secret signs, all verify.
 */
export const transferKeys = (secrets: readonly string[]) => {
  const keyed = (secret: string, donationId: string) =>
    createHmac("sha256", secret).update(`transfer ${donationId}`).digest("base64url");
  return {
    keyOf: (donationId: string): string => keyed(secrets[0] ?? "", donationId),
    opens: (donationId: string, key: string): boolean =>
      secrets.some((secret) => isSame(key, keyed(secret, donationId))),
  };
};

function isSame(given: string, ours: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(ours)];
  return a.length === b.length && timingSafeEqual(a, b);
}
