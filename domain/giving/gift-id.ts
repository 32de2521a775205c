const momentDigits = 12;
const randomBytes = 10;

/**
 * Internal donation id: the time it began, so that new rows stay close together on disk (decision 108), and eighty random
 * bits. It sorts after the UUIDs of older donations, because no UUID begins with this letter.
 */
export function giftId(at: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(randomBytes));
  return firstGiftId(at) + Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Earlier than every one of that moment, and later than every one before it. */
export const firstGiftId = (at: Date): string => `g${at.getTime().toString(16).padStart(momentDigits, "0")}`;
