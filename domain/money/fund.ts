/** Money with its own spending rules, besides campaign and program. */
export const funds = ["ZAKAT"] as const;
export type Fund = (typeof funds)[number];
