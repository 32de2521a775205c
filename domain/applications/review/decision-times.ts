import * as z from "zod/mini";
import type { ApplicationKind } from "../application-kind.ts";

/** A median of a few decisions would reveal those applicants. */
const minDecisionsToTell = 3;

/** Whole days from an application to its decision, for half of the applicants of the last twelve months; null for too few. */
export const decisionTimesAnswer = z.object({
  volunteer: z.nullable(z.int()),
  grant: z.nullable(z.int()),
  partner: z.nullable(z.int()),
});

export type DecisionTimes = {
  /** Since this moment: how many were decided, and the median in days. */
  median: (kind: ApplicationKind, since: Date) => Promise<{ decided: number; days: number | null }>;
};

/** For the pages of volunteers and grants, and for staff. */
export const medianDecisionDays =
  ({ times, clock }: { times: DecisionTimes; clock: () => Date }) =>
  async (kind: ApplicationKind): Promise<number | null> => {
    const { decided, days } = await times.median(kind, aYearBefore(clock()));
    // Rounds up, so that we never promise less than it takes.
    return days === null || decided < minDecisionsToTell ? null : Math.max(1, Math.ceil(days));
  };

function aYearBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}
