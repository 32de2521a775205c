import type { MonthGroup, PublishedGroup } from "./group.ts";
import { allOf, isTooFew, nobody, peopleOf } from "./people.ts";
import { isWithin, toldPeriods, type Period } from "./told-periods.ts";

/** A published sum and its lines. */
type Cell = Readonly<{ group: PublishedGroup; of: readonly MonthGroup[] }>;
/** The amount raised for a campaign, or for all, in a period, which the site shows anyway. */
type Total = Period & Readonly<{ campaign: string | null }>;

/** Sums to withhold, because a public total less the others would reveal too few people. One per total is enough. */
export function revealing<C extends Cell>(
  cells: readonly C[],
  groups: readonly MonthGroup[],
  today: string,
): C[] {
  const raised = groups.filter((group) => group.raised);
  const gone = new Set<C>();
  for (const total of totalsOf(groups, today)) {
    const within = cells.filter((cell) => !gone.has(cell) && isPart(cell, total));
    const published = new Set(within.flatMap(({ of }) => of));
    const rest = raised.filter((group) => isOf(group, total) && !published.has(group));
    if (!isTooFew(rest.map(({ people }) => peopleOf(people)).reduce(allOf, nobody))) continue;
    const [smallest] = within.toSorted((one, other) => one.group.lines - other.group.lines);
    if (smallest) gone.add(smallest);
  }
  return [...gone];
}

function totalsOf(groups: readonly MonthGroup[], today: string): Total[] {
  const { months, campaigns } = toldPeriods(groups, today);
  const years = [...new Set(groups.map(({ month }) => month.slice(0, 4)))];
  return [
    ...months.map((period) => ({ ...period, campaign: null })),
    ...years.map((year) => ({ from: year, through: year, campaign: null })),
    ...[...campaigns].flatMap(([campaign, periods]) => periods.map((period) => ({ ...period, campaign }))),
    // A campaign's page shows everything ever raised for it.
    ...[...campaigns.keys()].map((campaign) => ({ from: "0000", through: "9999", campaign })),
  ];
}

const isOf = ({ month, campaign }: MonthGroup, total: Total): boolean =>
  (total.campaign === null || campaign === total.campaign) &&
  isWithin(total, month.slice(0, total.from.length));

/** Whether it is completely in the total. */
const isPart = ({ of }: Cell, total: Total): boolean =>
  of.length > 0 && of.every((group) => group.raised && isOf(group, total));
