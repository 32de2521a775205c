import * as z from "zod/mini";
import type { Cents } from "#domain/money/cents.ts";
import { centsField } from "#domain/money/cents-field.ts";
import type { Statistics } from "./schema.ts";

export const impactStatsAnswer = z.object({
  totalBeneficiaries: z.int(),
  /** From the ledger. */
  totalRaised: centsField,
  completedProjects: z.int(),
  volunteerHours: z.int(),
});

/** The three counted figures at the top of the home page. */
export const heroFiguresAnswer = z.object({ lives: z.int(), countries: z.int(), projects: z.int() });
export type HeroFigures = z.infer<typeof heroFiguresAnswer>;

/** The same that stand further down the page: a second, rounded count would only contradict them one day. */
export const heroFigures = (statistics: Statistics): HeroFigures => ({
  lives: statistics.totalBeneficiaries.value,
  countries: statistics.countries.value,
  projects: statistics.completedProjects.value,
});

export type ImpactStatsAnswer = z.infer<typeof impactStatsAnswer>;

export const impactStats = (statistics: Statistics, totalRaisedCents: Cents): ImpactStatsAnswer => ({
  totalBeneficiaries: statistics.totalBeneficiaries.value,
  totalRaised: totalRaisedCents,
  completedProjects: statistics.completedProjects.value,
  volunteerHours: statistics.volunteerHours.value,
});
