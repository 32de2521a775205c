import * as z from "zod/mini";
import type { Statistics } from "../kinds/statistics.ts";

export const impactStatsAnswer = z.object({
  totalBeneficiaries: z.int(),
  /** In cents, from the ledger. */
  totalRaised: z.int(),
  completedProjects: z.int(),
  volunteerHours: z.int(),
});

export type ImpactStatsAnswer = z.infer<typeof impactStatsAnswer>;

export const impactStats = (statistics: Statistics, totalRaisedCents: number): ImpactStatsAnswer => ({
  totalBeneficiaries: statistics.totalBeneficiaries.value,
  totalRaised: totalRaisedCents,
  completedProjects: statistics.completedProjects.value,
  volunteerHours: statistics.volunteerHours.value,
});
