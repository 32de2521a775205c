import type pg from "pg";
import type { Failures } from "#domain/giving/risk/caution.ts";
import type { Risk } from "#domain/giving/risk/risk.ts";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";
import { digest } from "../../auth/secrets.ts";
import { inBatches } from "../base/in-batches.ts";
import { asyncCommit } from "../base/async-commit.ts";
import type { ReadSecret } from "./carried-sessions.ts";
import { failedTries } from "./card-uses.ts";

export type Origin = Readonly<{ clientSecret: string; address: string; email: string }>;
type Judged = Origin & Readonly<{ range: string; risk: Risk }>;
type StartLimits = Readonly<Record<"clientSecret" | "address" | "emailHere", RateLimit>>;
/** `unknown`: there is no such form, so nothing was counted or kept. */
type Counted = "unknown" | Readonly<{ retryAfterSeconds: number } | { failures: Failures }>;

/** How long a donation's origin is kept. */
const keptFor = "1 day";

/** Counts a start and returns recent failures from there, batched because every gift waits. An unknown secret counts only for its address. */
export function countingStarts(pool: pg.Pool, allow: Allow, read: ReadSecret) {
  const look = inBatches((origins: readonly Origin[]) => lookUpOrigins(pool, origins));
  return async (origin: Origin, limits: StartLimits): Promise<Counted> => {
    const { clientSecret, address, email } = origin;
    const [here, { isKnown, ...failures }] = await Promise.all([
      allow(`giving:address:${address}`, limits.address),
      look(origin),
    ]);
    if (!here.ok) return here;
    if (!isKnown && !read(clientSecret)) return "unknown";
    const allowed = await Promise.all([
      allow(`giving:clientSecret:${clientSecret}`, limits.clientSecret),
      allow(`giving:email:${email} ${address}`, limits.emailHere),
    ]);
    return allowed.find((each) => !each.ok) ?? { failures };
  };
}

/** For accepted starts: later failures count for this origin. Earlier ones stay with theirs. */
export const rememberingOrigins = (pool: pg.Pool): ((origin: Judged) => Promise<void>) =>
  inBatches(async (origins: readonly Judged[]) => {
    await pool.query({
      name: "giving-remember-origins",
      text: `insert into giving_origins (secret_hash, address_hash, email_hash, risk, risk_reasons, range_hash)
        select secret_hash, address_hash, email_hash, risk, string_to_array(nullif(reasons, ''), ' '), range_hash
        from unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::smallint[], $5::text[], $6::bytea[])
          as asked(secret_hash, address_hash, email_hash, risk, reasons, range_hash), ${asyncCommit}
        on conflict do nothing`,
      values: [
        ...digestsOf(origins),
        origins.map(({ risk }) => risk.score),
        origins.map(({ risk }) => risk.reasons.join(" ")),
        origins.map(({ range }) => digest(range)),
      ],
    });
    return origins.map(() => undefined);
  });

type Looked = Failures & { isKnown: boolean };

async function lookUpOrigins(pool: pg.Pool, origins: readonly Origin[]): Promise<Looked[]> {
  const { rows } = await pool.query<Looked>({
    name: "giving-failures",
    text: `with asked as (
        select * from unnest($1::bytea[], $2::bytea[], $3::bytea[])
          with ordinality as asked(secret_hash, address_hash, email_hash, place)
      ), theirs as materialized (
        select attempt_id, secret_hash from failures_by_origin where secret_hash = any($1) and ${isLately}
        union select attempt_id, secret_hash from failures_by_origin where address_hash = any($2) and ${isLately}
        union select attempt_id, secret_hash from failures_by_origin where email_hash = any($3) and ${isLately}
      ), failed as materialized (
        select o.secret_hash, o.address_hash, o.email_hash, tries.id, tries.at
        from theirs cross join lateral (${failedTries(withinTheHour, "a.id = theirs.attempt_id")}) as tries
          cross join lateral (
            select * from giving_origins where secret_hash = theirs.secret_hash and at <= tries.seen_at ${eachByItsKey}
          ) as o
        where o.secret_hash = any($1) or o.address_hash = any($2) or o.email_hash = any($3)
      )
      select counted.*,
        exists (select from payment_sessions s where s.secret_hash = asked.secret_hash) as "isKnown"
      from asked, lateral (
        select count(distinct f.id) filter (where f.secret_hash = asked.secret_hash) as session,
          count(distinct f.id) filter (where f.email_hash = asked.email_hash) as email,
          count(distinct f.id) filter (where f.email_hash = asked.email_hash and f.address_hash = asked.address_hash)
            as "emailHere",
          count(distinct f.id) filter (where f.address_hash = asked.address_hash) as address,
          coalesce(ceil(extract(epoch from now() - max(f.at) filter (where ${isFromHere}))), 0)::int as "latestAgo",
          coalesce(ceil(extract(epoch from min(f.at) filter (where ${isFromHere}) + interval '1 hour' - now())), 0)::int
            as "earliestEndsIn"
        from failed f
        where ${isFromHere} or f.email_hash = asked.email_hash
      ) as counted
      order by asked.place`,
    values: digestsOf(origins),
  });
  return rows;
}

const withinTheHour = "now() - interval '1 hour'";
const isLately = `at > ${withinTheHour}`;
/** Keeps the planner from scanning all of today's donations for each new one. */
const eachByItsKey = "offset 0";
const isFromHere = "(f.secret_hash = asked.secret_hash or f.address_hash = asked.address_hash)";

export type GaveBefore = Readonly<{ hasGiven: boolean; isAccount: boolean }>;

/** Paid a day ago or longer: nobody builds trust and tests cards in one go. */
export async function gaveBefore(pool: pg.Pool, email: string, userId: string | null): Promise<GaveBefore> {
  const { rows } = await pool.query<GaveBefore>({
    name: "giving-gave-before",
    text: `select
        exists (select from donations where lower(donor_email) = lower($1) and ${isOld}) as "hasGiven",
        exists (select from donations where user_id = $2 and ${isOld}) as "isAccount"`,
    values: [email, userId],
  });
  return rows[0] ?? { hasGiven: false, isAccount: false };
}
const isOld = "paid_at < now() - interval '1 day'";

export async function forgetOrigins(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from giving_origins where at < now() - interval '${keptFor}'`);
  await pool.query(`delete from failures_by_origin where at < now() - interval '${keptFor}'`);
}

const digestsOf = (origins: readonly Origin[]): Buffer[][] => [
  origins.map(({ clientSecret }) => digest(clientSecret)),
  origins.map(({ address }) => digest(address)),
  origins.map(({ email }) => digest(email)),
];
