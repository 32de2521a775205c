import type { MonthGroup } from "./group.ts";
import { allOf, isTooFew, nobody, peopleOf, type People } from "./people.ts";

/** Months or years whose donations are published as one sum, both included. */
export type Period = Readonly<{ from: string; through: string }>;

/** Publication periods: months for all donations, years for each campaign. */
export type ToldPeriods = Readonly<{
  months: readonly Period[];
  campaigns: ReadonlyMap<string, readonly Period[]>;
}>;

/** A period with too few donors is merged with the next, the last with the one before, never across annual accounts. */
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

/** `length` characters of a month give the month or the year; `now` is published at once, with what waits before it. */
function untilEnough(groups: readonly MonthGroup[], length: number, now: string): Told {
  const byTime = Map.groupBy(groups, ({ month }) => month.slice(0, length));
  const result: Told = { periods: [], rest: null, people: nobody };
  for (const [time, own] of [...byTime].sort(([one], [other]) => (one < other ? -1 : 1))) {
    result.rest = { from: result.rest?.from ?? time, through: time };
    result.people = own.map((group) => peopleOf(group.people)).reduce(allOf, result.people);
    if (isTooFew(result.people) && time !== now) continue;
    result.periods.push(result.rest);
    [result.rest, result.people] = [null, nobody];
  }
  return result;
}

const withTheLast = (periods: readonly Period[], rest: Period): Period[] => {
  const last = periods.at(-1);
  return last ? [...periods.slice(0, -1), { from: last.from, through: rest.through }] : [rest];
};

export const isWithin = ({ from, through }: Period, time: string): boolean => from <= time && time <= through;

const byStart = (one: Period, other: Period): number => (one.from < other.from ? -1 : 1);
