import { euros, type Money } from "./money.ts";

/** Below this a payment costs more than it brings; above it no provider can take it in one go. */
export const smallestGift: Money = euros(50);
export const largestGift: Money = euros(99_999_999);

export type AmountRefusal = "amount_not_whole_cents" | "amount_too_small" | "amount_too_large";

/** The one rule about sizes that page, API and jobs share. Undefined: the amount is welcome. */
export function refusalOfAmount(cents: number): AmountRefusal | undefined {
  if (cents > largestGift.cents) return "amount_too_large";
  if (!Number.isSafeInteger(cents)) return "amount_not_whole_cents";
  if (cents < smallestGift.cents) return "amount_too_small";
  return undefined;
}
