import { addDays, yearOf } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";

/** Months or years whose gifts are told in one sum, both of them in it. */
type Period = Readonly<{ from: string; through: string }>;

/** How far apart gifts are told in the open data, so that no single one is found between two sums. */
export type ToldGifts = Readonly<{
  /** "2026-03". */
  months: readonly Period[];
  /** By campaign, of years. */
  campaigns: ReadonlyMap<string, readonly Period[]>;
}>;

/**
 * The last day up to which gifts can be told as of a past day: the end of a month that is told, or of the year before. Two days asked
 * for one after the other would show what came in between.
 */
export function lastToldDay(on: string, { months }: Pick<ToldGifts, "months">): string {
  const endOfYear = addDays(on, 1).slice(5) === "01-01" ? on : `${yearOf(on) - 1}-12-31`;
  const ends = months.map(({ through }) => addDays(firstOfMonth(`${through}-01`, 1), -1));
  return ends.filter((end) => end <= on && end > endOfYear).reduce((a, b) => (a > b ? a : b), endOfYear);
}

/** The years of a campaign that are told together; those that nobody has told yet are one. */
export function periodsOf(
  campaign: string,
  years: readonly number[],
  { campaigns }: Pick<ToldGifts, "campaigns">,
): Period[] {
  const told = campaigns.get(campaign) ?? [];
  const names = years.map(String);
  const later = names.filter((year) => told.every(({ through }) => through < year));
  const [first, last] = [later[0], later.at(-1)];
  return first && last ? [...told, { from: first, through: last }] : [...told];
}
