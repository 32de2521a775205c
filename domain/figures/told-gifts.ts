import { addDays, yearOf } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";

/** Months or years whose donations are published as one sum, both included. */
type Period = Readonly<{ from: string; through: string }>;

/** The periods of the open data, so that no single donation can be computed from two sums. */
export type ToldGifts = Readonly<{
  /** "2026-03". */
  months: readonly Period[];
  /** Years by campaign. */
  campaigns: ReadonlyMap<string, readonly Period[]>;
}>;

/** The end of a published month or year: otherwise two consecutive days would reveal the donations in between. */
export function lastToldDay(on: string, { months }: Pick<ToldGifts, "months">): string {
  const endOfYear = addDays(on, 1).slice(5) === "01-01" ? on : `${yearOf(on) - 1}-12-31`;
  const ends = months.map(({ through }) => addDays(firstOfMonth(`${through}-01`, 1), -1));
  return ends.filter((end) => end <= on && end > endOfYear).reduce((a, b) => (a > b ? a : b), endOfYear);
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
