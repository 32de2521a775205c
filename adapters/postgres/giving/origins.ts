import { createHash } from "node:crypto";
import type pg from "pg";
import type { Failures } from "#domain/giving/caution.ts";
import { inBatches } from "../in-batches.ts";
import { notWaitingForDisk } from "../not-waiting-for-disk.ts";
import type { Allow, Limit } from "../rate-limit.ts";
import { hashOf } from "./sessions.ts";

export type Origin = Readonly<{ clientSecret: string; address: string; email: string }>;
type Counted = Readonly<{ retryAfterSeconds: number | null; failures: Failures }>;

/** How long it is remembered where a gift was started from. */
const keptFor = "1 day";

/**
 * Counts a start against its limits, remembers where it came from, and tells what has failed from there within the
 * hour: together with others who start at the same moment, because every gift waits for it.
 */
export function countingStarts(pool: pg.Pool, allow: Allow) {
  const remember = inBatches((origins: readonly Origin[]) => rememberTogether(pool, origins));
  return async (origin: Origin, limits: Readonly<Record<keyof Origin, Limit>>): Promise<Counted> => {
    const names = ["clientSecret", "address", "email"] as const;
    const [failures, ...allowed] = await Promise.all([
      remember(origin),
      ...names.map((name) => allow(`giving:${name}:${origin[name]}`, limits[name])),
    ]);
    const waits = allowed.flatMap((each) => (each.ok ? [] : [each.retryAfterSeconds]));
    return { failures, retryAfterSeconds: waits[0] ?? null };
  };
}

/** A try that no provider could serve, or that was left lying, is nobody's failure. */
async function rememberTogether(pool: pg.Pool, origins: readonly Origin[]): Promise<Failures[]> {
  const { rows } = await pool.query<Failures>({
    name: "giving-remember-origins",
    text: `with asked as (
        select asked.* from unnest($1::bytea[], $2::bytea[], $3::bytea[])
          with ordinality as asked(secret_hash, address_hash, email_hash, place), ${notWaitingForDisk}
      ), remembered as (
        insert into giving_origins (secret_hash, address_hash, email_hash)
        select distinct on (secret_hash) secret_hash, address_hash, email_hash from asked
        order by secret_hash, place desc
        on conflict (secret_hash) do update
          set address_hash = excluded.address_hash, email_hash = excluded.email_hash, at = now()
      ), failed as (
        select o.secret_hash, o.address_hash, o.email_hash, e.at
        from donation_events e
          join payment_attempts a on a.id = e.attempt_id and a.payment_id is not null and a.expired_at is null
          join payment_sessions s on s.donation_id = e.donation_id
          join giving_origins o on o.secret_hash = s.secret_hash
        where e.to_status = 'FAILED' and e.at > now() - interval '1 hour'
          and (o.secret_hash = any($1) or o.address_hash = any($2) or o.email_hash = any($3))
      )
      select theirs.* from asked, lateral (
        select count(*) filter (where f.secret_hash = asked.secret_hash) as session,
          count(*) filter (where f.email_hash = asked.email_hash) as email,
          count(*) filter (where f.address_hash = asked.address_hash) as address,
          coalesce(ceil(extract(epoch from now() - max(f.at))), 0)::int as "latestAgo",
          coalesce(ceil(extract(epoch from min(f.at) + interval '1 hour' - now())), 0)::int as "earliestEndsIn"
        from failed f
        where f.secret_hash = asked.secret_hash or f.address_hash = asked.address_hash
          or f.email_hash = asked.email_hash
      ) as theirs
      order by asked.place`,
    values: [
      origins.map(({ clientSecret }) => hashOf(clientSecret)),
      origins.map(({ address }) => digest(address)),
      origins.map(({ email }) => digest(email)),
    ],
  });
  return rows;
}

export async function forgetOrigins(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from giving_origins where at < now() - interval '${keptFor}'`);
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
