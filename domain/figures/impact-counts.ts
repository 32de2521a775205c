import { asCents, type Cents } from "#domain/money/cents.ts";
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

/** What was counted in a year. Countries are those at its end. */
export async function countsOfYear(
  until: (day: string) => Promise<readonly FigureSummary[]>,
  year: number,
): Promise<ImpactCounts | null> {
  const all = impactCounts(await until(`${year}-12-31`));
  const earlier = impactCounts(await until(`${year - 1}-12-31`));
  return (
    all && {
      totalBeneficiaries: all.totalBeneficiaries - (earlier?.totalBeneficiaries ?? 0),
      completedProjects: all.completedProjects - (earlier?.completedProjects ?? 0),
      volunteerHours: all.volunteerHours - (earlier?.volunteerHours ?? 0),
      countries: all.countries,
    }
  );
}

const ofProject = "spent-on-";

export const spentOnProjects = (figures: readonly FigureSummary[]): ReadonlyMap<string, Cents> =>
  new Map(
    figures.flatMap(({ id, value }) =>
      id.startsWith(ofProject) ? [[id.slice(ofProject.length), asCents(value)]] : [],
    ),
  );
