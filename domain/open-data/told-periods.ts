import type { MonthGroup } from "./group.ts";
import { allOf, isTooFew, nobody, peopleOf, type People } from "./people.ts";

/** Months or years whose gifts are told in one sum, both of them in it. */
export type Period = Readonly<{ from: string; through: string }>;

/** How far apart what came in is told: for all gifts by month, for a campaign by year. */
export type ToldPeriods = Readonly<{
  months: readonly Period[];
  campaigns: ReadonlyMap<string, readonly Period[]>;
}>;

/**
 * A month or a year of too few people is told with the next one, and the last of them with the one before. A year ends where it ends,
 * as in the annual accounts; what came in this month is what the site says now, less all before it.
 */
export function toldPeriods(groups: readonly MonthGroup[], today: string): ToldPeriods {
  const raised = groups.filter((group) => group.raised);
  const [thisMonth, thisYear] = [today.slice(0, 7), today.slice(0, 4)];
  const years = Map.groupBy(raised, ({ month }) => month.slice(0, 4));
  const months = [...years].flatMap(([year, own]) => {
    const { periods, rest } = untilEnough(own, 7, thisMonth);
    if (!rest) return periods;
    return year === thisYear ? [...periods, { ...rest, through: thisMonth }] : withTheLast(periods, rest);
  });
  const campaigns = Map.groupBy(
    raised.filter(({ campaign }) => campaign !== null),
    ({ campaign }) => campaign ?? "",
  );
  return {
    months: months.sort(byStart),
    campaigns: new Map(
      [...campaigns].map(([campaign, own]) => {
        const { periods, rest } = untilEnough(own, 4, "");
        return [campaign, rest ? withTheLast(periods, rest) : periods];
      }),
    ),
  };
}

type Told = { periods: Period[]; rest: Period | null; people: People };

/** `length` letters of a month say the month or the year; `now` is told at once, with what waits before it. */
function untilEnough(groups: readonly MonthGroup[], length: number, now: string): Told {
  const byTime = Map.groupBy(groups, ({ month }) => month.slice(0, length));
  const told: Told = { periods: [], rest: null, people: nobody };
  for (const [time, own] of [...byTime].sort(([one], [other]) => (one < other ? -1 : 1))) {
    told.rest = { from: told.rest?.from ?? time, through: time };
    told.people = own.map((group) => peopleOf(group.people)).reduce(allOf, told.people);
    if (isTooFew(told.people) && time !== now) continue;
    told.periods.push(told.rest);
    [told.rest, told.people] = [null, nobody];
  }
  return told;
}

const withTheLast = (periods: readonly Period[], rest: Period): Period[] => {
  const last = periods.at(-1);
  return last ? [...periods.slice(0, -1), { from: last.from, through: rest.through }] : [rest];
};

export const isWithin = ({ from, through }: Period, time: string): boolean => from <= time && time <= through;

const byStart = (one: Period, other: Period): number => (one.from < other.from ? -1 : 1);
