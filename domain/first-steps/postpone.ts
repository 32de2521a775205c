import * as z from "zod/mini";
import { dayMs } from "#domain/calendar/day.ts";
import type { FirstStepId } from "./first-steps.ts";

/** Never permanently. */
const postponedDays = 30;

/** Postponed until, by step. */
export const postponedSteps = z.record(z.string(), z.iso.datetime());
type PostponedSteps = z.infer<typeof postponedSteps>;

/** Postpones this step for a month and drops expired ones. */
export const postpone = (before: PostponedSteps, step: FirstStepId, now: Date): PostponedSteps => ({
  ...Object.fromEntries(Object.entries(before).filter(([, until]) => Date.parse(until) > now.getTime())),
  [step]: new Date(now.getTime() + postponedDays * dayMs).toISOString(),
});
