/**
 * The remainder by 97 of ISO 7064, letters counting as A = 10 … Z = 35. Taken digit by digit, so that no number
 * grows beyond what a double holds exactly.
 */
const mod97 = (text: string): number => {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
};

/** The two check digits that make `body` followed by them leave 1. Always 02 to 98. */
export const checkDigits = (body: string): string => String(98 - mod97(`${body}00`)).padStart(2, "0");
