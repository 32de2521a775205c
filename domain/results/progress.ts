import type { RecordKind, ResultRecord } from "./indicator.ts";

/** A record with its figure, which nothing took the place of. */
export type ValidRecord = ResultRecord & Readonly<{ value: number }>;

/** How an indicator stands on a day. */
export type Progress = Readonly<{
  baseline: ValidRecord | null;
  /** The one to reach next; when all are past, the last. */
  target: ValidRecord | null;
  /** The latest that is known. */
  actual: ValidRecord | null;
  /** How much of the way from the baseline to the target is done, in whole percents rounded down; null without either end. */
  reachedPercent: number | null;
}>;

export function progressOf(records: readonly ResultRecord[], today: string): Progress {
  const baseline = validRecords(records, "BASELINE").at(-1) ?? null;
  const targets = validRecords(records, "TARGET");
  const target = targets.find(({ on }) => on >= today) ?? targets.at(-1) ?? null;
  const actual = validRecords(records, "ACTUAL").at(-1) ?? null;
  return { baseline, target, actual, reachedPercent: reachedPercent(baseline, target, actual) };
}

/** What still holds, the earliest day first. */
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
  // A target that is where it began is kept or it is not.
  if (way === 0) return actual.value >= target.value ? 100 : 0;
  // A target below the baseline is reached by going down. Values have two decimals: counted in hundredths they stay exact.
  const done = Math.round((actual.value - from) * 100);
  return Math.max(0, Math.floor((done * 100) / Math.round(way * 100)));
}
