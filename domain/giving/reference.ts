/** Without I, L, O and U: read over the phone or copied by hand, nothing is taken for something else. */
export const referenceAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const referenceBytes = 10;

/** Such as DON-7K3M9-QXW42. Fifty random bits: no collisions. */
export function referenceFrom(random: Uint8Array): string {
  if (random.length !== referenceBytes)
    throw new RangeError(`A reference takes ${referenceBytes} random bytes`);
  const letters = Array.from(random, (byte) =>
    referenceAlphabet.charAt(byte % referenceAlphabet.length),
  ).join("");
  return `DON-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
