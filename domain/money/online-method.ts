/** Ways to pay online that donors can choose. Providers name them differently. */
export const onlineMethods = ["IDEAL", "CARD", "BANCONTACT", "PAYPAL", "SEPA_DEBIT"] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** Cards have the rates of the specification; each of these can have its own. */
export const feeMethods = ["IDEAL", "BANCONTACT", "PAYPAL", "SEPA_DEBIT"] as const satisfies OnlineMethod[];
export type FeeMethod = (typeof feeMethods)[number];

export const isFeeMethod = (method: OnlineMethod | null | undefined): method is FeeMethod =>
  feeMethods.some((each) => each === method);
