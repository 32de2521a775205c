const steps = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10];
/** A hanging column of one must still be seen under one of a hundred. */
const minShare = 0.08;

/** How far a picture reaches up and down, in round figures, and how many rows of tiles high it is. */
export type Scale = Readonly<{ top: number; bottom: number; rows: number }>;

export function scaleFor(highest: number, lowest: number, rows: number): Scale {
  const top = roundUp(highest);
  const bottom = lowest === 0 ? 0 : Math.max(roundUp(lowest), top * minShare);
  return { top, bottom, rows };
}

/** The next figure that is still round when it is halved. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}
