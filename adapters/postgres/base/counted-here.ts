import type { RateLimit } from "#domain/rate-limit.ts";

/** Limits from here on protect against floods, and a tenth is no flood. */
const generous = 100;
const share = 10;
/** Some megabytes. Least recently used keys are dropped. */
const maxKeys = 100_000;

type Counted = { times: number; endsAt: number };

/**
 * Up to a tenth of a generous limit an instance counts in memory, so that single visits cost no statement. Above that
 * everything is counted in the database, including earlier ones. A restart or another instance is worth at most that
 * tenth. Returns the number to add: 0 while few, always 1 under a strict limit.
 */
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
