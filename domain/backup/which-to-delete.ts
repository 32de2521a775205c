import { takenAt } from "./backup-name.ts";

const dayMs = 86_400_000;
/** Every backup is kept this long; after that the last one of each day. */
const keepAllDays = 2;

/** Backups to delete. Those older than `keepDays` go, because they outlive an erasure; the newest always stays. */
export function whichToDelete(names: readonly string[], keepDays: number, now: Date): string[] {
  const newestFirst = names.toSorted().toReversed();
  const seenDays = new Set<string>();
  return newestFirst.filter((name, place) => {
    const at = takenAt(name);
    if (at === null || place === 0) return false;
    const ageDays = (now.getTime() - at.getTime()) / dayMs;
    if (ageDays > keepDays) return true;
    if (ageDays <= keepAllDays) return false;
    const day = at.toISOString().slice(0, 10);
    const isLastOfDay = !seenDays.has(day);
    seenDays.add(day);
    return !isLastOfDay;
  });
}
