/** What the foundation says of itself only as long as the certificate of the same name allows it. */
export const claims = ["anbi", "gdpr", "audit", "iso-27001", "rating"] as const;
export type Claim = (typeof claims)[number];
