import * as z from "zod/mini";
import { dayMs } from "#domain/calendar/day.ts";
import type { FirstStepId } from "./first-steps.ts";

/** Long enough not to nag, and never for good. */
const postponedDays = 30;

/** Until when each step is put off. */
export const postponedSteps = z.record(z.string(), z.iso.datetime());
type PostponedSteps = z.infer<typeof postponedSteps>;

/** With this one for a month from now; those whose month is over are forgotten. */
export const postpone = (before: PostponedSteps, step: FirstStepId, now: Date): PostponedSteps => ({
  ...Object.fromEntries(Object.entries(before).filter(([, until]) => Date.parse(until) > now.getTime())),
  [step]: new Date(now.getTime() + postponedDays * dayMs).toISOString(),
});
