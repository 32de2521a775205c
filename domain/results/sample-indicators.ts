import { addDays, yearOf } from "#domain/calendar/day.ts";
import type { Indicator, RecordKind, ResultRecord } from "./indicator.ts";
import { sampleMeasures, type SampleMeasure } from "./sample-measures.ts";

/** A figure and its day. */
type Figure = readonly [value: number, on: string];
type Sample = Readonly<{
  projectId: string;
  name: SampleMeasure;
  baseline: Figure;
  target: Figure;
  actuals: readonly Figure[];
}>;

/** The sample projects' values with baselines and targets. */
export function sampleIndicators(today: string): Indicator[] {
  const year = yearOf(today);
  const hub = {
    projectId: "amsterdam-youth-education-hub",
    began: `${year - 4}-09-01`,
    ends: `${year + 1}-07-31`,
  };
  const care = {
    projectId: "dubai-senior-care-network",
    began: `${year - 3}-03-01`,
    ends: `${year + 1}-02-28`,
  };
  const meals = {
    projectId: "riyadh-childrens-nutrition-program",
    began: `${year - 1}-09-01`,
    ends: `${year + 1}-06-30`,
  };
  const shelter = {
    projectId: "animal-rescue-center-uae",
    began: `${year - 4}-02-01`,
    ends: `${year - 1}-09-30`,
  };
  const ready = {
    projectId: "jeddah-disaster-preparedness",
    began: `${year - 5}-11-01`,
    ends: `${year + 1}-04-30`,
  };
  const housing = {
    projectId: "rotterdam-emergency-housing",
    began: addDays(today, -14),
    ends: addDays(today, 730),
  };
  const lastYear = `${year - 1}-12-31`;
  return [
    of(hub, "studentsEnrolled", 0, 260, [
      [118, lastYear],
      [237, addDays(today, -6)],
    ]),
    of(hub, "graduationRate", 71, 95, [
      [88, `${year - 1}-07-15`],
      [94, addDays(today, -6)],
    ]),
    of(care, "seniorsServed", 0, 120, [
      [41, lastYear],
      [89, addDays(today, -11)],
    ]),
    of(care, "healthImprovement", 52, 80, [
      [64, lastYear],
      [78, addDays(today, -11)],
    ]),
    of(meals, "childrenFed", 0, 600, [
      [210, lastYear],
      [450, addDays(today, -3)],
    ]),
    of(meals, "familiesTrained", 0, 120, [[60, addDays(today, -3)]]),
    of(shelter, "animalsRescued", 0, 300, [
      [180, `${year - 2}-12-31`],
      [312, shelter.ends],
    ]),
    of(shelter, "adoptionRate", 54, 75, [
      [70, `${year - 2}-12-31`],
      [81, shelter.ends],
    ]),
    of(housing, "bedsAvailable", 0, 40, []),
    of(housing, "familiesSupported", 0, 45, []),
    of(ready, "peopleTrained", 0, 800, [
      [310, lastYear],
      [640, addDays(today, -19)],
    ]),
    of(ready, "emergencyKits", 0, 600, [
      [150, lastYear],
      [420, addDays(today, -19)],
    ]),
    ...common(hub, [260, 95], [237, 94], addDays(today, -6)),
    ...common(care, [120, 80], [89, 78], addDays(today, -11)),
    ...common(meals, [600, 95], [450, 91], addDays(today, -3)),
    ...common(shelter, [300, 75], [312, 81], shelter.ends),
    ...common(ready, [800, 90], [640, 87], addDays(today, -19)),
    ...common(housing, [160, 80], null, today),
  ].map(indicatorOf);
}

type Common = readonly [beneficiaries: number, successRate: number];

/** Common indicators: beneficiaries and success rate. */
const common = (project: Project, aims: Common, reached: Common | null, on: string): Sample[] => [
  of(project, "beneficiaries", 0, aims[0], reached ? [[reached[0], on]] : []),
  of(project, "successRate", 0, aims[1], reached ? [[reached[1], on]] : []),
];

type Project = Readonly<{ projectId: string; began: string; ends: string }>;
const of = (
  { projectId, began, ends }: Project,
  name: SampleMeasure,
  from: number,
  to: number,
  actuals: readonly Figure[],
): Sample => ({ projectId, name, baseline: [from, began], target: [to, ends], actuals });

function indicatorOf({ projectId, name, baseline, target, actuals }: Sample): Indicator {
  const { measure, label, unit, note } = sampleMeasures[name];
  const id = `sample-${projectId}-${name}`;
  const record = (kind: RecordKind, [value, on]: Figure, place = 0): ResultRecord => ({
    id: `${id}-${kind.toLowerCase()}-${place + 1}`,
    kind,
    value,
    on,
    note: kind === "ACTUAL" ? note : null,
    link: null,
    document: null,
    corrects: null,
    reason: null,
    enteredOn: kind === "ACTUAL" ? on : baseline[1],
    enteredBy: null,
  });
  return {
    id,
    projectId,
    name,
    measure,
    // Programs count beneficiaries themselves: people take part in several projects.
    adds: measure === "COUNT" && name !== "beneficiaries",
    label,
    unit,
    records: [
      record("BASELINE", baseline),
      record("TARGET", target),
      ...actuals.map((figure, place) => record("ACTUAL", figure, place)),
    ],
  };
}
