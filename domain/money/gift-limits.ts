import { asCents, type Cents } from "./cents.ts";

/** Below this a payment costs more than it brings; above it no provider accepts it. */
export const smallestGift: Cents = asCents(50);
export const largestGift: Cents = asCents(99_999_999);

export type AmountRefusal = "amount_not_whole_cents" | "amount_too_small" | "amount_too_large";

/** The size rule for page, API and jobs. Undefined: accepted. */
export function refusalOfAmount(amount: number): AmountRefusal | undefined {
  if (amount > largestGift) return "amount_too_large";
  if (!Number.isSafeInteger(amount)) return "amount_not_whole_cents";
  if (amount < smallestGift) return "amount_too_small";
  return undefined;
}
