import { median } from "./median.ts";
import { visit } from "./visits.ts";

/** One of those that are compared: where it is asked, and the processor time it has used so far. */
type Side = Readonly<{ port: number; path: string; usedMs: () => number }>;
type Asked = Readonly<{ visitors: number; seconds: number }>;
export type Cost = Readonly<{ ms: number; perSecond: number }>;

const turns = 12;

/**
 * What a visit costs each of them, in short turns one after the other: whatever else the machine does meets all of them alike. Of the turns
 * the middle one counts, because what a program does once a minute for itself falls into few of them. Each is visited
 * beforehand, until it is warm.
 */
export async function compareCosts(sides: readonly Side[], { visitors, seconds }: Asked): Promise<Cost[]> {
  const sums = sides.map((side) => ({ ...side, answers: 0, costs: [] as number[], seconds: 0 }));
  for (const { port, path } of sides) await visit({ port, path: () => path, visitors, seconds });
  for (let turn = 0; turn < turns; turn += 1) {
    for (const sum of sums) {
      const before = sum.usedMs();
      const { path, port } = sum;
      const taken = await visit({ port, path: () => path, visitors, seconds: (2 * seconds) / turns });
      if (taken.refused > 0) throw new Error(`${taken.refused} answers to ${path} were no page`);
      sum.costs.push((sum.usedMs() - before) / taken.answers);
      sum.answers += taken.answers;
      sum.seconds += taken.seconds;
    }
  }
  return sums.map(({ costs, answers, seconds: taken }) => ({
    ms: median(costs),
    perSecond: answers / taken,
  }));
}
