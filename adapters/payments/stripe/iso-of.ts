/** Stripe counts seconds. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
