import type { RecordKind, ResultRecord } from "./indicator.ts";

/** A record with a value that is not replaced. */
export type ValidRecord = ResultRecord & Readonly<{ value: number }>;

export type Progress = Readonly<{
  baseline: ValidRecord | null;
  /** The next target; if all are past, the last. */
  target: ValidRecord | null;
  actual: ValidRecord | null;
  /** Percent of the way from baseline to target, rounded down; null if either is missing. */
  reachedPercent: number | null;
}>;

export function progressOf(records: readonly ResultRecord[], today: string): Progress {
  const baseline = validRecords(records, "BASELINE").at(-1) ?? null;
  const targets = validRecords(records, "TARGET");
  const target = targets.find(({ on }) => on >= today) ?? targets.at(-1) ?? null;
  const actual = validRecords(records, "ACTUAL").at(-1) ?? null;
  return { baseline, target, actual, reachedPercent: reachedPercent(baseline, target, actual) };
}

export function validRecords(records: readonly ResultRecord[], kind: RecordKind): ValidRecord[] {
  const corrected = new Set(records.map(({ corrects }) => corrects));
  return records
    .filter((record): record is ValidRecord => record.value !== null)
    .filter((record) => record.kind === kind && !corrected.has(record.id))
    .sort((a, b) => a.on.localeCompare(b.on));
}

function reachedPercent(
  baseline: ValidRecord | null,
  target: ValidRecord | null,
  actual: ValidRecord | null,
): number | null {
  if (!target || !actual) return null;
  const from = baseline?.value ?? 0;
  const way = target.value - from;
  // Baseline equals target: kept or not.
  if (way === 0) return actual.value >= target.value ? 100 : 0;
  // A target below the baseline is reached by decreasing. Computed in hundredths, to stay exact.
  const done = Math.round((actual.value - from) * 100);
  return Math.max(0, Math.floor((done * 100) / Math.round(way * 100)));
}
