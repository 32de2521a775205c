import { licence } from "./datasets.ts";

/** Every published figure with what adds up to it, as one file: what it counts, of which day it is, how it is made. */
export const figuresFile = (figures: readonly object[], asOf: string): { name: string; text: string } => ({
  name: "figures.json",
  text: `${JSON.stringify({ licence, asOf, figures }, null, 1)}\n`,
});
