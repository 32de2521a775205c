import type { Day } from "#domain/calendar/day.ts";
import type { Language } from "#domain/language.ts";
import type { FunnelCount, FunnelFrequency, FunnelStep } from "./funnel.ts";

type Needs = {
  add: (counts: readonly (FunnelCount & Readonly<{ day: Day }>)[]) => Promise<void>;
  today: () => Day;
};
export type CountStep = (step: FunnelStep, language: Language, frequency?: FunnelFrequency) => void;

/** Counts in memory and writes periodically, so that no donor waits for a counter row. A crash loses seconds of visits, no money. */
export function countSteps({ add, today }: Needs): { count: CountStep; write: () => Promise<void> } {
  let counted = new Map<string, FunnelCount & { day: Day }>();
  const keep = (each: FunnelCount & { day: Day }) => {
    const key = [each.day, each.step, each.language, each.frequency].join(" ");
    const known = counted.get(key);
    counted.set(key, { ...each, count: each.count + (known?.count ?? 0) });
  };
  return {
    count: (step, language, frequency = null) => keep({ day: today(), step, language, frequency, count: 1 }),
    write: async () => {
      if (counted.size === 0) return;
      const written = [...counted.values()];
      counted = new Map();
      try {
        await add(written);
      } catch (error) {
        for (const each of written) keep(each);
        throw error;
      }
    },
  };
}
