import { yearOf } from "#domain/calendar/day.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { statistics } from "#domain/content/kinds/statistics/sample.ts";
import { sampleFigures } from "#domain/content/sample-figures.ts";
import type { FigureRecord, Measure } from "#domain/figures/figure-record.ts";

type Entered = Omit<FigureRecord, "id" | "enteredBy" | "reason" | "sha256" | "datedOn" | "link">;

/** Growing yearly values that sum to the specified figures. */
export function sampleFigureRecords(today: string): Entered[] {
  const { totalBeneficiaries, completedProjects, volunteerHours } = sampleFigures.impactStats;
  const inPrograms = Object.values(sampleFigures.helpedByProgram).reduce((sum, helped) => sum + helped, 0);
  const yearly = (measure: Measure, programId: string | null, total: number) =>
    perYear(today, total).map(([year, value]) => recordOf(today, { measure, programId, year, value }));
  return [
    ...Object.entries(sampleFigures.helpedByProgram).flatMap(([id, helped]) =>
      yearly("beneficiaries", id, helped),
    ),
    // Through grants to other organisations, outside the programs.
    ...yearly("beneficiaries", null, totalBeneficiaries - inPrograms),
    ...yearly("completed_projects", null, completedProjects),
    ...yearly("volunteer_hours", null, volunteerHours),
  ];
}

const sources = {
  beneficiaries: statistics.totalBeneficiaries.source,
  completed_projects: statistics.completedProjects.source,
  volunteer_hours: statistics.volunteerHours.source,
};

type Counted = Readonly<{ measure: Measure; programId: string | null; year: number; value: number }>;

function recordOf(today: string, { measure, programId, year, value }: Counted): Entered {
  const isThisYear = year === yearOf(today);
  const countedOn = `${year + 1}-01-20`;
  return {
    measure,
    programId,
    from: `${year}-01-01`,
    to: isThisYear ? today : `${year}-12-31`,
    value,
    source: sources[measure],
    enteredOn: countedOn < today ? countedOn : today,
  };
}

/** Growing whole numbers; the last year gets the rest. */
function perYear(today: string, total: number): (readonly [year: number, value: number])[] {
  const [first, last] = [foundation.foundedYear, yearOf(today)];
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const weights = years.reduce((sum, _, place) => sum + place + 1, 0);
  const values = years.map((_, place) => Math.floor((total * (place + 1)) / weights));
  const rest = total - values.reduce((sum, value) => sum + value, 0);
  return years.map((year, place) => [year, (values[place] ?? 0) + (year === last ? rest : 0)] as const);
}
