export type Scores = Record<"performance" | "accessibility" | "best-practices" | "seo", number>;

/** Speed is measured, so a point or two of noise is allowed; the rest can be counted, and must be whole. */
const least: Scores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const names = Object.keys(least) as (keyof Scores)[];

export const medianOf = (tries: readonly Scores[]): Scores =>
  Object.fromEntries(names.map((name) => [name, middle(tries.map((scores) => scores[name]))])) as Scores;

export const shortOf = (scores: Scores): string[] =>
  names.filter((name) => scores[name] < least[name]).map((name) => `${name} below ${least[name]}`);

const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
