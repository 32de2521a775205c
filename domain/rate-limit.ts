export type RateLimit = Readonly<{ most: number; windowSeconds: number }>;
export type Allowed = { ok: true } | { ok: false; retryAfterSeconds: number };
export type Allow = (key: string, limit: RateLimit) => Promise<Allowed>;
