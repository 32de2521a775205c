/** Money with rules of its own about what it may be spent on, beside any campaign or program. */
export const funds = ["ZAKAT"] as const;
export type Fund = (typeof funds)[number];
