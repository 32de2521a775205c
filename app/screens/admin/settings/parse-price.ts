const decimals = 6;

/** In ten-thousandths of a cent, parsed digit by digit; null if invalid. */
export function parsePrice(typed: string): number | null {
  const found = /^(\d{1,5})(?:[.,](\d{1,6}))?$/.exec(typed.trim());
  if (!found) return null;
  const price = Number(`${found[1]}${(found[2] ?? "").padEnd(decimals, "0")}`);
  return price > 0 ? price : null;
}

export const priceField = (centsE4: number): string => String(centsE4 / 10 ** decimals);
