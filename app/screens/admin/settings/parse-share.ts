/** A percentage as typed, in thousandths, read digit by digit; null when it is none or more than the highest. */
export function parseShare(typed: string, highest: number): number | null {
  const found = /^(\d{1,2})(?:[.,](\d))?$/.exec(typed.trim());
  if (!found) return null;
  const share = Number(`${found[1]}${found[2] ?? "0"}`);
  return share <= highest ? share : null;
}

export const shareField = (permille: number): string => String(permille / 10);
