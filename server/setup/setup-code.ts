import { createHmac, timingSafeEqual } from "node:crypto";

const hourMs = 60 * 60 * 1000;
/** No letters that look like others. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 12;

/** Derived from the shared secret and printed in the log. It changes hourly, and the previous one stays valid. */
export function setupCode(secret: string) {
  const codeOf = (hour: number): string => {
    const bytes = createHmac("sha256", secret).update(`setup ${hour}`).digest();
    return Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length]).join("");
  };
  const hourOf = (now: number): number => Math.floor(now / hourMs);
  return {
    /** In groups of four, as it is easily read. */
    shown: (now: number): string => codeOf(hourOf(now)).replace(/(.{4})(?=.)/g, "$1-"),
    isRight: (typed: string, now: number): boolean => {
      const bare = typed.toUpperCase().replace(/[^2-9A-Z]/g, "");
      const rights = [0, 1].map((ago) => isSame(bare, codeOf(hourOf(now) - ago)));
      return rights.includes(true);
    },
  };
}

function isSame(typed: string, code: string): boolean {
  const [one, other] = [typed, code].map((text) => createHmac("sha256", "compared").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
