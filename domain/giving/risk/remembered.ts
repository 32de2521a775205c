/** An expiring map with a maximum size: the oldest entry is dropped first, so that made-up names cannot fill the memory. */
export function remembered<Kept>(now: () => number, keptMs: number, most: number) {
  const kept = new Map<string, { what: Kept; until: number }>();
  /** All expire after the same time, so the oldest come first. One iterator for all calls: a new one would revisit deleted entries. */
  let walk = kept.entries();
  let oldest = walk.next();
  const sweep = (room: number): void => {
    for (;;) {
      if (oldest.done) [walk, oldest] = begin();
      if (oldest.done) return;
      const [name, { until }] = oldest.value;
      const isThere = kept.get(name) === oldest.value[1];
      if (isThere && until > now() && kept.size <= most - room) return;
      if (isThere) kept.delete(name);
      oldest = walk.next();
    }
  };
  function begin() {
    const again = kept.entries();
    return [again, again.next()] as const;
  }
  return {
    of: (name: string): Kept | null => {
      const found = kept.get(name);
      return found && found.until > now() ? found.what : null;
    },
    set: (name: string, what: Kept): void => {
      kept.delete(name);
      sweep(1);
      kept.set(name, { what, until: now() + keptMs });
    },
    forget: (name: string): void => void kept.delete(name),
    size: (): number => {
      sweep(0);
      return kept.size;
    },
  };
}

/** The count including this name. */
export function countOnce(counts: ReturnType<typeof remembered<number>>, name: string): number {
  const times = (counts.of(name) ?? 0) + 1;
  counts.set(name, times);
  return times;
}
