/** What a token may open, one word each. A call that names none of them is closed to every token. */
export const scopes = [
  "gifts:read",
  "donors:read",
  "applications:read",
  "books:read",
  "analytics:read",
  "webhooks:manage",
] as const;
export type Scope = (typeof scopes)[number];

/** These show who somebody is, so whoever gives them out is told. */
export const personalScopes: readonly Scope[] = ["donors:read", "applications:read"];
