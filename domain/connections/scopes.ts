/** What a token may read. A call without a scope is closed to every token. */
export const scopes = [
  "gifts:read",
  "donors:read",
  "applications:read",
  "books:read",
  "analytics:read",
  "webhooks:manage",
] as const;
export type Scope = (typeof scopes)[number];

/** These reveal people, so administrators get a warning. */
export const personalScopes: readonly Scope[] = ["donors:read", "applications:read"];
