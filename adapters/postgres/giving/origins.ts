import { createHash } from "node:crypto";
import type pg from "pg";
import type { Failures } from "#domain/giving/caution.ts";
import type { Limit } from "../rate-limit.ts";
import { hashOf } from "./sessions.ts";

export type Origin = Readonly<{ clientSecret: string; address: string; email: string }>;
type Counted = Readonly<{ retryAfterSeconds: number | null; failures: Failures }>;

/** How long it is remembered where a gift was started from. */
const keptFor = "1 day";

/**
 * Counts a start against its limits, remembers where it came from, and tells what has failed from there within the
 * hour: one statement, because every gift waits for it. A try that no provider could serve, or
 * that was left lying, is nobody's failure.
 */
export async function countStart(
  pool: pg.Pool,
  origin: Origin,
  limits: Readonly<Record<keyof Origin, Limit>>,
): Promise<Counted> {
  const keys = keysOf(origin, limits);
  const { rows } = await pool.query<Failures & { counts: number[]; seconds: number[] }>({
    name: "giving-count-start",
    text: `with counted as (
        insert into rate_limits as old (key_hash, count, resets_at)
        select key, 1, now() + make_interval(secs => seconds) from unnest($1::bytea[], $2::int[]) as asked(key, seconds)
        on conflict (key_hash) do update set
          count = case when old.resets_at <= now() then 1 else old.count + 1 end,
          resets_at = case when old.resets_at <= now() then excluded.resets_at else old.resets_at end
        returning key_hash, count, ceil(extract(epoch from resets_at - now()))::int as seconds
      ), remembered as (
        insert into giving_origins (secret_hash, address_hash, email_hash) values ($3, $4, $5)
        on conflict (secret_hash) do update set address_hash = $4, email_hash = $5, at = now()
      ), failed as (
        select o.secret_hash, o.address_hash, o.email_hash, e.at
        from donation_events e
          join payment_attempts a on a.id = e.attempt_id and a.payment_id is not null and a.expired_at is null
          join payment_sessions s on s.donation_id = e.donation_id
          join giving_origins o on o.secret_hash = s.secret_hash
        where e.to_status = 'FAILED' and e.at > now() - interval '1 hour'
          and (o.secret_hash = $3 or o.address_hash = $4 or o.email_hash = $5)
      )
      select count(*) filter (where secret_hash = $3) as session,
        count(*) filter (where email_hash = $5) as email,
        count(*) filter (where address_hash = $4) as address,
        coalesce(ceil(extract(epoch from now() - max(at))), 0)::int as "latestAgo",
        coalesce(ceil(extract(epoch from min(at) + interval '1 hour' - now())), 0)::int as "earliestEndsIn",
        (select array_agg(count order by key_hash) from counted) as counts,
        (select array_agg(seconds order by key_hash) from counted) as seconds
      from failed`,
    values: [
      keys.map(({ key }) => key),
      keys.map(({ limit }) => limit.windowSeconds),
      hashOf(origin.clientSecret),
      digest(origin.address),
      digest(origin.email),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("A start was counted but not answered");
  const { counts, seconds, ...failures } = row;
  const over = keys.findIndex(({ limit }, i) => (counts[i] ?? 0) > limit.most);
  return { failures, retryAfterSeconds: over < 0 ? null : Math.max(1, seconds[over] ?? 1) };
}

export async function forgetOrigins(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from giving_origins where at < now() - interval '${keptFor}'`);
}

/** In the order of their hashes: two starts that share keys then wait for each other instead of locking up. */
const keysOf = (origin: Origin, limits: Readonly<Record<keyof Origin, Limit>>) =>
  (["clientSecret", "address", "email"] as const)
    .map((name) => ({ key: digest(`giving:${name}:${origin[name]}`), limit: limits[name] }))
    .sort((a, b) => Buffer.compare(a.key, b.key));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
