import { dayMs } from "#domain/calendar/day.ts";

/** A median of one or two decisions would reveal those applicants. */
const minDecisions = 3;

type Decision = Readonly<{ createdAt: Date; decidedAt: Date }>;

/** How many days half of the applicants waited at most; null while there are too few decisions to say. */
export function medianDaysToDecision(decisions: readonly Decision[]): number | null {
  if (decisions.length < minDecisions) return null;
  const waits = decisions
    .map(({ createdAt, decidedAt }) => Math.max(0, decidedAt.getTime() - createdAt.getTime()))
    .toSorted((a, b) => a - b);
  const middle = Math.floor(waits.length / 2);
  const upper = waits[middle] ?? 0;
  const median = waits.length % 2 === 1 ? upper : (upper + (waits[middle - 1] ?? 0)) / 2;
  // Rounds up.
  return Math.ceil(median / dayMs);
}
