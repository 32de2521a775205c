/** The specification's default for every progress bar. */
export const defaultMaximum = 100;

export type CappedProgress = Readonly<{
  /** Between 0 and the maximum. */
  value: number;
  max: number;
  /** From 0 to 1. */
  share: number;
}>;

export function cappedProgress(value: number, max: number = defaultMaximum): CappedProgress {
  if (!Number.isFinite(value) || !Number.isFinite(max) || max <= 0) {
    throw new RangeError(`No progress can be shown for ${value} of ${max}`);
  }
  const capped = Math.min(Math.max(value, 0), max);
  return { value: capped, max, share: capped / max };
}
