import type { RateLimit } from "#domain/rate-limit.ts";

/** From here on a limit is against floods, and a tenth of it is no flood. */
const generous = 100;
const share = 10;
/** Some megabytes. Whoever has not come for longest is forgotten first. */
const maxKeys = 100_000;

type Counted = { times: number; endsAt: number };

/**
 * Up to a tenth of a generous limit an instance counts in its own memory, so that thousands who each come once cost the database
 * nothing. Beyond it all are told to the database, with those from before. A restart, or another instance, is worth at most
 * that tenth. Answers how many there are to tell of: 0 while it is few enough, and under a strict limit always 1.
 */
export function countedHere(now: () => number = () => performance.now()) {
  const counted = new Map<string, Counted>();
  return (key: string, { most, windowSeconds }: RateLimit): number => {
    if (most < generous) return 1;
    const known = counted.get(key);
    const isOver = !known || known.endsAt <= now();
    const current = isOver ? { times: 0, endsAt: now() + windowSeconds * 1000 } : known;
    current.times += 1;
    // Taken out and put back, those who come often stand behind those who came once.
    counted.delete(key);
    counted.set(key, current);
    if (counted.size > maxKeys) counted.delete(counted.keys().next().value ?? "");
    const few = most / share;
    if (current.times <= few) return 0;
    return current.times - 1 <= few ? current.times : 1;
  };
}
