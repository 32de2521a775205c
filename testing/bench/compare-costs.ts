import { visit } from "./visits.ts";

/** One of those that are compared: where it is asked, and the processor time it has used so far. */
type Side = Readonly<{ port: number; path: string; usedMs: () => number }>;
type Asked = Readonly<{ visitors: number; seconds: number }>;
export type Cost = Readonly<{ ms: number; perSecond: number }>;

const turns = 6;

/**
 * What a visit costs each of them, in short turns one after the other: whatever else the machine does meets all of them alike. Each is
 * visited beforehand, until it is warm.
 */
export async function compareCosts(sides: readonly Side[], { visitors, seconds }: Asked): Promise<Cost[]> {
  const sums = sides.map((side) => ({ ...side, answers: 0, ms: 0, seconds: 0 }));
  for (const { port, path } of sides) await visit({ port, path: () => path, visitors, seconds });
  for (let turn = 0; turn < turns; turn += 1) {
    for (const sum of sums) {
      const before = sum.usedMs();
      const { path, port } = sum;
      const taken = await visit({ port, path: () => path, visitors, seconds: (2 * seconds) / turns });
      if (taken.refused > 0) throw new Error(`${taken.refused} answers to ${path} were no page`);
      sum.ms += sum.usedMs() - before;
      sum.answers += taken.answers;
      sum.seconds += taken.seconds;
    }
  }
  return sums.map((sum) => ({ ms: sum.ms / sum.answers, perSecond: sum.answers / sum.seconds }));
}
