const windowMs = 1000;
/** Names can be made up without end: those that come after so many others in one second are not counted in it. */
const maxNames = 2000;

/**
 * Whether many ask for the same just now: more than `most` in this second, or in the one before, so that a crowd that stays is one all
 * the time.
 */
export function crowds(most: number, now: () => number = () => performance.now()): (name: string) => boolean {
  let window = 0;
  let before = new Map<string, number>();
  let asked = new Map<string, number>();

  return (name) => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) {
      before = current === window + 1 ? asked : new Map();
      asked = new Map();
      window = current;
    }
    const times = (asked.get(name) ?? 0) + 1;
    if (times > 1 || asked.size < maxNames) asked.set(name, times);
    return times > most || (before.get(name) ?? 0) > most;
  };
}
