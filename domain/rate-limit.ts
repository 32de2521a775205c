/** How many attempts are allowed within a window of time. */
export type RateLimit = Readonly<{ most: number; windowSeconds: number }>;
export type Allowed = { ok: true } | { ok: false; retryAfterSeconds: number };
/** Counts one attempt under a key, and says whether it is within the limit. */
export type Allow = (key: string, limit: RateLimit) => Promise<Allowed>;
