import { createHmac, timingSafeEqual } from "node:crypto";

/** The key of transfer instructions. Signed, not stored, so that later emails have the same link. The first secret signs. */
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
