/** The booked currency. Providers may report others. */
export const bookedCurrency = "EUR";
export type Currency = typeof bookedCurrency;
