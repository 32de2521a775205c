import { dutchHour } from "#domain/calendar/dutch-date.ts";
import { bookChecks } from "./book-checks.ts";
import type { Check, CheckResult } from "./check.ts";
import { giftChecks } from "./gift-checks.ts";
import { sumChecks } from "./sum-checks.ts";

/** Checks by the database alone; provider checks are separate. */
export const checksOfTheBooks: readonly Check[] = [...bookChecks, ...giftChecks, ...sumChecks];

/** Dutch time, with few donations. */
const nightHours = { from: 2, until: 6 };

type Needs = {
  /** Runs all checks once a night across instances; null if another instance does. */
  checkOnce: (night: string) => Promise<readonly CheckResult[] | null>;
  tellStaff: (night: string, faulty: readonly CheckResult[]) => Promise<unknown>;
};

/** Reports failed claims to staff. */
export const nightlyCheck =
  ({ checkOnce, tellStaff }: Needs) =>
  async (night: string): Promise<readonly CheckResult[] | null> => {
    const results = await checkOnce(night);
    const faulty = (results ?? []).filter(({ faults }) => faults > 0);
    if (faulty.length > 0) await tellStaff(night, faulty);
    return results;
  };

export function isNight(now: Date): boolean {
  const hour = dutchHour(now);
  return hour >= nightHours.from && hour < nightHours.until;
}
