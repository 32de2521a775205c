/** The error handler answers 503: the same request may succeed in a moment. */
class TooBusy extends Error {
  readonly code = "too_busy";
}

/** At most `max` at once and `queue` waiting, per key. Queued work starts in a new event loop turn, so that donations get theirs. */
export function limitConcurrency(max: number, queue = 0) {
  const groups = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async <T>(work: () => Promise<T> | T, key = ""): Promise<T> => {
    const group = groups.get(key) ?? { running: 0, waiting: [] };
    groups.set(key, group);
    if (group.running < max) group.running += 1;
    else if (group.waiting.length >= queue) throw new TooBusy();
    // Finished work hands over its place, so `running` stays the same.
    else await new Promise<void>((start) => group.waiting.push(start));
    try {
      return await work();
    } finally {
      const next = group.waiting.shift();
      if (next) setImmediate(next);
      else if ((group.running -= 1) === 0) groups.delete(key);
    }
  };
}
