import { addDays, yearOf } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import type { AsOf } from "./figure-record.ts";

/** Months or years whose donations are published as one sum, both included. */
type Period = Readonly<{ from: string; through: string }>;

/** The periods of the open data, so that no single donation can be computed from two sums. */
export type ToldGifts = Readonly<{
  /** "2026-03". */
  months: readonly Period[];
  /** Years by campaign. */
  campaigns: ReadonlyMap<string, readonly Period[]>;
}>;

/** The published days before and after a day; the day itself twice if it is published. */
type PublishedDays = (day: string) => readonly [before: string, after: string];

/** Ends of published months and of years: otherwise two consecutive days would reveal the donations in between. */
export const monthEnds =
  ({ months }: Pick<ToldGifts, "months">): PublishedDays =>
  (day) => {
    const [before, after] = [`${yearOf(day) - 1}-12-31`, `${yearOf(day)}-12-31`];
    const ends = months.map(({ through }) => addDays(firstOfMonth(`${through}-01`, 1), -1));
    const all = [before, ...ends, after].filter((end) => before <= end && end <= after).sort();
    return [all.findLast((end) => end <= day) ?? before, all.find((end) => end >= day) ?? after];
  };

/** All days but those within a campaign's period. The current year is never published before its end. */
export const campaignDays = (periods: readonly Period[], today: string): PublishedDays => {
  const thisYear = yearOf(today);
  const unpublished = {
    from: `${Number(periods.at(-1)?.through ?? thisYear - 1) + 1}`,
    through: `${thisYear}`,
  };
  return (day) => {
    const own = [...periods, unpublished].find(
      ({ from, through }) => `${from}-01-01` <= day && day < `${through}-12-31`,
    );
    return own ? [`${Number(own.from) - 1}-12-31`, `${own.through}-12-31`] : [day, day];
  };
};

/** The published days nearest to the requested ones; empty if those are published. Today always is. */
export function nearestDays(asOf: AsOf, today: string, booked: PublishedDays, recorded = booked): AsOf[] {
  const around = (day: string, published: PublishedDays) => {
    const [before, after] = day < today ? published(day) : [today, today];
    return [before, after < today ? after : today] as const;
  };
  const on = around(asOf.on, booked);
  const known = asOf.known === null ? null : around(asOf.known, recorded);
  if (on[0] === asOf.on && (known === null || known[0] === asOf.known)) return [];
  return ([0, 1] as const).map((side) => ({ on: on[side], known: known && known[side] }));
}

/** The years of a campaign that are published together; unpublished ones form one period. */
export function periodsOf(
  campaign: string,
  years: readonly number[],
  { campaigns }: Pick<ToldGifts, "campaigns">,
): Period[] {
  const published = campaigns.get(campaign) ?? [];
  const names = years.map(String);
  const later = names.filter((year) => published.every(({ through }) => through < year));
  const [first, last] = [later[0], later.at(-1)];
  return first && last ? [...published, { from: first, through: last }] : [...published];
}
