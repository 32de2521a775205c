/** Money is whole cents with a currency, from the form to the row and back. */
export type Currency = "EUR";
export type Money = Readonly<{ cents: number; currency: Currency }>;

export function euros(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  return { cents, currency: "EUR" };
}

/** Half a cent rounds up. Every percentage of money in the product goes through here. */
export const permilleOf = (cents: number, rate: number): number => Math.floor((cents * rate + 500) / 1000);

export const permille = (amount: Money, rate: number): Money => ({
  ...amount,
  cents: permilleOf(amount.cents, rate),
});
