import type { Cents } from "#domain/money/cents.ts";

/** A cost besides payment fees: disputes, refunds, billing. Negative cents are given back. The provider's id books it once. */
export type ProviderCost = Readonly<{ id: string; cents: Cents; at: string; description: string }>;

/** Costs since then, in any order; repeats are allowed. */
export type CostsSince = (since: Date) => Promise<readonly ProviderCost[] | "unavailable">;
