/** A second click within this time sends no second email; later, the first may have been lost. */
const sameLetterMs = 5 * 60 * 1000;

export const letterPeriod = (at: Date): number => Math.floor(at.getTime() / sameLetterMs);
