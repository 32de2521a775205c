/** ISO 7064 remainder modulo 97, with A = 10 … Z = 35. Digit by digit, so that numbers stay exact. */
const mod97 = (text: string): number => {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
};

/** The two check digits for which the remainder is 1: always 02 to 98. */
export const checkDigits = (body: string): string => String(98 - mod97(`${body}00`)).padStart(2, "0");
