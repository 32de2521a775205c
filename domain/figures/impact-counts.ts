import type { FigureSummary } from "./figure.ts";

export type ImpactCounts = Readonly<{
  totalBeneficiaries: number;
  completedProjects: number;
  volunteerHours: number;
  countries: number;
}>;

/** Null while any of them has no record. */
export function impactCounts(figures: readonly FigureSummary[]): ImpactCounts | null {
  const valueOf = (name: string) => figures.find(({ id }) => id === name)?.value;
  const totalBeneficiaries = valueOf("beneficiaries");
  const completedProjects = valueOf("completed-projects");
  const volunteerHours = valueOf("volunteer-hours");
  const countries = valueOf("countries");
  return totalBeneficiaries === undefined ||
    completedProjects === undefined ||
    volunteerHours === undefined ||
    countries === undefined
    ? null
    : { totalBeneficiaries, completedProjects, volunteerHours, countries };
}
