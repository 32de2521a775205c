import type pg from "pg";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";
import { digest } from "../../auth/secrets.ts";
import { inBatches } from "./in-batches.ts";
import { asyncCommit } from "./async-commit.ts";

type Try = Readonly<{ key: Buffer; times: number; windowSeconds: number }>;
type Count = Readonly<{ count: number; seconds: number }>;

/** Counts by the database's clock, shared by all instances. Refused attempts do not extend the window. */
export const rateLimit = (pool: pg.Pool): Allow => {
  const count = inBatches((tries: readonly Try[]) => countHits(pool, tries));
  const here = countedHere();
  return async (key, { most, windowSeconds }) => {
    const times = here(key, { most, windowSeconds });
    if (times === 0) return { ok: true };
    const counted = await count({ key: digest(key), times, windowSeconds });
    return counted.count <= most
      ? { ok: true }
      : { ok: false, retryAfterSeconds: Math.max(1, counted.seconds) };
  };
};

/** Counts every use and returns the count, for callers who are shown the rest. */
export function countedUses(pool: pg.Pool): (key: string, windowSeconds: number) => Promise<Count> {
  const count = inBatches((tries: readonly Try[]) => countHits(pool, tries));
  return (key, windowSeconds) => count({ key: digest(key), times: 1, windowSeconds });
}

/** Each key once, in key order, to avoid deadlocks. */
async function countHits(pool: pg.Pool, tries: readonly Try[]): Promise<Count[]> {
  const byKey = Map.groupBy(tries, ({ key }) => key.toString("hex"));
  const asked = [...byKey.values()].map((same) => ({
    ...(same[0] as Try),
    times: timesOf(same),
  }));
  const { rows } = await pool.query<Count & { key: Buffer }>({
    name: "rate-limit",
    text: `insert into rate_limits as old (key_hash, count, resets_at)
      select key, times, now() + make_interval(secs => seconds)
      from unnest($1::bytea[], $2::int[], $3::int[]) as asked(key, times, seconds), ${asyncCommit}
      order by key
      on conflict (key_hash) do update set
        count = case when old.resets_at <= now() then excluded.count else old.count + excluded.count end,
        resets_at = case when old.resets_at <= now() then excluded.resets_at else old.resets_at end
      returning key_hash as key, count, ceil(extract(epoch from resets_at - now()))::int as seconds`,
    values: [
      asked.map(({ key }) => key),
      asked.map(({ times }) => times),
      asked.map(({ windowSeconds }) => windowSeconds),
    ],
  });
  const counted = new Map(rows.map(({ key, count, seconds }) => [key.toString("hex"), { count, seconds }]));
  return tries.map(({ key }) => {
    const name = key.toString("hex");
    const last = counted.get(name);
    // Items of a batch with the same key are counted in order.
    const behind = timesOf(byKey.get(name)?.slice(1) ?? []);
    byKey.get(name)?.shift();
    if (!last) throw new Error("A rate limit was counted but not answered");
    return { count: last.count - behind, seconds: last.seconds };
  });
}

const timesOf = (tries: readonly Try[]): number => tries.reduce((sum, { times }) => sum + times, 0);

/** Limits from here on protect against floods, and a tenth is no flood. */
const generous = 100;
const share = 10;
/** Some megabytes. Least recently used keys are dropped. */
const maxKeys = 100_000;

type Counted = { times: number; endsAt: number };

/** Counts up to a tenth of a generous limit in memory, to save statements. Returns the number to add in the database. */
export function countedHere(now: () => number = () => performance.now()) {
  const counted = new Map<string, Counted>();
  return (key: string, { most, windowSeconds }: RateLimit): number => {
    if (most < generous) return 1;
    const known = counted.get(key);
    const isOver = !known || known.endsAt <= now();
    const current = isOver ? { times: 0, endsAt: now() + windowSeconds * 1000 } : known;
    current.times += 1;
    // Reinserted, so that frequent keys are last.
    counted.delete(key);
    counted.set(key, current);
    if (counted.size > maxKeys) counted.delete(counted.keys().next().value ?? "");
    const few = most / share;
    if (current.times <= few) return 0;
    return current.times - 1 <= few ? current.times : 1;
  };
}
