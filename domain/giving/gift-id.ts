const momentDigits = 12;
const randomBytes = 10;

/** Time plus 80 random bits, so that new rows stay close on disk (decision 108). Sorts after the UUIDs of older donations. */
export function giftId(at: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(randomBytes));
  return firstGiftId(at) + Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Lower bound of the ids of that moment. */
export const firstGiftId = (at: Date): string => `g${at.getTime().toString(16).padStart(momentDigits, "0")}`;
