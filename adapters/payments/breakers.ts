/** A provider that failed is left alone for this long before it is asked again. */
const restMs = 30_000;

/**
 * Circuit breaker: skips a provider that failed for a while, so that not every donor waits for the same timeout. Then one
 * request tries it again.
 */
export function breakers(now: () => number) {
  const restsUntil = new Map<string, number>();
  const rest = (name: string) => restsUntil.set(name, now() + restMs);
  return {
    isResting: (name: string): boolean => (restsUntil.get(name) ?? 0) > now(),

    watched: async <T>(name: string, work: () => Promise<T | "unavailable">): Promise<T | "unavailable"> => {
      if (restsUntil.has(name)) rest(name);
      const answer = await work();
      if (answer === "unavailable") rest(name);
      else restsUntil.delete(name);
      return answer;
    },
  };
}
