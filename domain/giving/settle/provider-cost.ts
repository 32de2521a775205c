import type { Cents } from "#domain/money/cents.ts";

/**
 * What a provider takes beside the fee of a payment: for a dispute, a refund, its billing, a payment that only proves an
 * account. Negative cents are given back. Its id is the provider's own, so each is booked once.
 */
export type ProviderCost = Readonly<{ id: string; cents: Cents; at: string; description: string }>;

/** Costs since then, in any order; repeats are allowed. */
export type CostsSince = (since: Date) => Promise<readonly ProviderCost[] | "unavailable">;
