/** A claim of the foundation, allowed only while the certificate of the same name is valid. */
export const claims = ["anbi", "gdpr", "audit", "iso-27001", "rating"] as const;
export type Claim = (typeof claims)[number];
