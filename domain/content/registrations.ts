const rsinWeights = [9, 8, 7, 6, 5, 4, 3, 2, -1];

/** Fiscal number of a Dutch legal entity: nine digits that pass the eleven test. A citizen's number passes it too. */
export function isRsin(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === "000000000") return false;
  const sum = rsinWeights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return sum % 11 === 0;
}

/** Number in the Dutch trade register. It has no check digit. */
export const isKvk = (text: string): boolean => /^\d{8}$/.test(text);

/** International bank account number, without spaces: the rearranged digits leave 1 when divided by 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const rearranged = text.slice(4) + text.slice(0, 4);
  // Digit by digit, because the whole number is far larger than a number can hold exactly.
  let remainder = 0;
  for (const character of rearranged) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
