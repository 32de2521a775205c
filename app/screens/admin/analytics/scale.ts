const steps = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10];
/** A column below the axis must stay visible beside high ones. */
const minShare = 0.08;

/** The range of the chart in round figures, and its height in rows of tiles. */
export type Scale = Readonly<{ top: number; bottom: number; rows: number }>;

export function scaleFor(highest: number, lowest: number, rows: number): Scale {
  const top = roundUp(highest);
  const bottom = lowest === 0 ? 0 : Math.max(roundUp(lowest), top * minShare);
  return { top, bottom, rows };
}

/** The next number whose half is round too. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}
