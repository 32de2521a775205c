import { licence } from "./datasets.ts";

/** All published figures with their rows, as one file. */
export const figuresFile = (figures: readonly object[], asOf: string): { name: string; text: string } => ({
  name: "figures.json",
  text: `${JSON.stringify({ licence, asOf, figures }, null, 1)}\n`,
});
