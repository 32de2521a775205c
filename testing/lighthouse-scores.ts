export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];
/** A run need not look at everything. */
export type Scores = Partial<Record<Category, number>>;

/** Speed is measured, so a point or two of noise is allowed; the rest can be counted, and must be whole. */
const least: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** The middle of an odd number of tries; of two, the lower one. */
export const medianOf = (tries: readonly Scores[]): Scores =>
  Object.fromEntries(categories.map((name) => [name, middle(tries.flatMap((scores) => scores[name] ?? []))]));

export const shortOf = (scores: Scores): string[] =>
  categories
    .filter((name) => (scores[name] ?? 0) < least[name])
    .map((name) => `${name} below ${least[name]}`);

/** When two of three tries agree on which side of the line they are, the third cannot move the median across it. */
export const isDecided = (tries: readonly Scores[]): boolean => {
  const fast = tries.filter(({ performance = 0 }) => performance >= least.performance).length;
  return Math.max(fast, tries.length - fast) >= 2;
};

const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
