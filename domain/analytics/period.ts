import { addDays, daysBetween, isDay, type Day } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";

export const namedPeriods = ["30d", "12m"] as const;
export type NamedPeriod = (typeof namedPeriods)[number];
export type Period = Readonly<{ from: Day; to: Day }>;

export type AskedPeriod = Readonly<{
  name?: NamedPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

const fewDays = 30;
const months = 12;
/** Ten years. */
const maxDays = 3653;

/** From and to override a name. Invalid and future days are ignored, reversed ones swapped; the default is thirty days. */
export function periodOf({ name = "30d", from, to }: AskedPeriod, today: Day): Period {
  const [first, last] = [from, to].map((day) => (day !== undefined && isDay(day) ? day : null));
  if (!first || !last) return named(name, today);
  const [earlier, later] = first <= last ? [first, last] : [last, first];
  const end = later > today ? today : later;
  const begin = earlier > end ? end : earlier;
  const longest = addDays(end, 1 - maxDays);
  return { from: begin < longest ? longest : begin, to: end };
}

/** The name of a period, so that a URL without dates means the same. */
export const nameOf = (period: Period, today: Day): NamedPeriod | null =>
  namedPeriods.find((name) => {
    const { from, to } = named(name, today);
    return from === period.from && to === period.to;
  }) ?? null;

/** Both ends included. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** Twelve months are calendar months; the last is not over yet. */
const named = (name: NamedPeriod, today: Day): Period =>
  name === "30d"
    ? { from: addDays(today, 1 - fewDays), to: today }
    : { from: firstOfMonth(today, 1 - months), to: today };
