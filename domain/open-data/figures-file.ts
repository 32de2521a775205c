import { licence } from "./datasets.ts";

/** All published figures with their rows, as one file. */
export const figuresFile = (
  figures: readonly object[],
  { asOf, isDemo }: Readonly<{ asOf: string; isDemo: boolean }>,
): { name: string; text: string } => ({
  name: "figures.json",
  text: `${JSON.stringify({ licence, asOf, ...(isDemo && { demonstration: true }), figures }, null, 1)}\n`,
});
