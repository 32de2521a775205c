import * as z from "zod/mini";
import type { Localized } from "#domain/language.ts";
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

/** The three counts at the top of the home page. */
export const heroFiguresAnswer = z.object({ lives: z.int(), countries: z.int(), projects: z.int() });
export type HeroFigures = z.infer<typeof heroFiguresAnswer>;

/** Sums of dated records and published projects. */
export type Counts = Readonly<Record<CountedName, number>>;
type CountedName = "totalBeneficiaries" | "completedProjects" | "volunteerHours" | "countries";

/** Each figure with its counting method. */
export type CountedStatistics = Readonly<
  Record<CountedName, Readonly<{ value: number; source: Localized }>>
> &
  Pick<Statistics, "charityRating">;

export const countedStatistics = (statistics: Statistics, counts: Counts): CountedStatistics => ({
  totalBeneficiaries: { ...statistics.totalBeneficiaries, value: counts.totalBeneficiaries },
  completedProjects: { ...statistics.completedProjects, value: counts.completedProjects },
  volunteerHours: { ...statistics.volunteerHours, value: counts.volunteerHours },
  countries: { ...statistics.countries, value: counts.countries },
  charityRating: statistics.charityRating,
});

/** The same values as further down the page. */
export const heroFigures = (counts: Counts): HeroFigures => ({
  lives: counts.totalBeneficiaries,
  countries: counts.countries,
  projects: counts.completedProjects,
});

export type ImpactStatsAnswer = z.infer<typeof impactStatsAnswer>;

export const impactStats = (counts: Counts, totalRaisedCents: Cents): ImpactStatsAnswer => ({
  totalBeneficiaries: counts.totalBeneficiaries,
  totalRaised: totalRaisedCents,
  completedProjects: counts.completedProjects,
  volunteerHours: counts.volunteerHours,
});
