const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1] as const;

/** The Dutch eleven test, shared by RSIN and BSN. */
export const passesElevenTest = (digits: string): boolean => {
  if (!/^\d{9}$/.test(digits) || digits === "000000000") return false;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return sum % 11 === 0;
};
