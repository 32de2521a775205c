const momentDigits = 12;
const randomBytes = 10;

/**
 * What a donation is called within: when it began, so that what is written together lies together however many there were before
 * (decision 108), and eighty random bits. No UUID, as those from before were, begins with this letter: all of them come earlier.
 */
export function giftId(at: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(randomBytes));
  return firstGiftId(at) + Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Earlier than every one of that moment, and later than every one before it. */
export const firstGiftId = (at: Date): string => `g${at.getTime().toString(16).padStart(momentDigits, "0")}`;
