/** An impatient second click within this time is the same letter; later, the first may really have been lost. */
const sameLetterMs = 5 * 60 * 1000;

/** The number of the period in which a letter with a draft's link is sent once. */
export const letterPeriod = (at: Date): number => Math.floor(at.getTime() / sameLetterMs);
