/** Ways to give without a provider. Separate from the schema, so that a page can list them without its library. */
export const handMethods = ["BANK_TRANSFER", "CASH", "CHEQUE", "IN_KIND"] as const;
export type HandMethod = (typeof handMethods)[number];

/** Goods to be used up later, or kept for years. */
export const keptAs = ["stocks", "fixed-assets"] as const;
export type KeptAs = (typeof keptAs)[number];
