/** What the foundation takes and books. Providers may tell of others, which nobody here asked for. */
export const bookedCurrency = "EUR";
export type Currency = typeof bookedCurrency;
