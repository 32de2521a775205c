/** A step through two lists: the same item in both, or items that only one of them has. */
export type Step<T> = Readonly<{ same: T } | { left: T } | { right: T }>;

/** Aligns two lists by their longest common subsequence, so that an inserted item moves no others. */
export function aligned<T>(left: readonly T[], right: readonly T[]): Step<T>[] {
  const common = lengths(left, right);
  const steps: Step<T>[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const [mine, yours] = [left[l] as T, right[r] as T];
    if (l < left.length && r < right.length && mine === yours) {
      steps.push({ same: mine });
      [l, r] = [l + 1, r + 1];
    } else if (r >= right.length || (l < left.length && at(common, l + 1, r) >= at(common, l, r + 1))) {
      steps.push({ left: mine });
      l += 1;
    } else {
      steps.push({ right: yours });
      r += 1;
    }
  }
  return steps;
}

const at = (table: readonly (readonly number[])[], l: number, r: number): number => table[l]?.[r] ?? 0;

/** How many items the ends of both lists have in common, from each place on. */
function lengths<T>(left: readonly T[], right: readonly T[]): number[][] {
  const table = Array.from({ length: left.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  );
  for (let l = left.length - 1; l >= 0; l -= 1)
    for (let r = right.length - 1; r >= 0; r -= 1) {
      const row = table[l];
      if (!row) continue;
      row[r] =
        left[l] === right[r]
          ? at(table, l + 1, r + 1) + 1
          : Math.max(at(table, l + 1, r), at(table, l, r + 1));
    }
  return table;
}
