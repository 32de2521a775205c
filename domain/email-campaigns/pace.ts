/** How fast campaigns are sent, over all instances. */
export type Limits = Readonly<{
  perSecond: number;
  /** On the first day; twice as many on each following day of use. Null: no warm-up. */
  firstDay: number | null;
  /** At one time to one receiving domain. */
  perDomain: number;
}>;

/** 500 a day to begin with, as large receivers expect of an unknown sender. */
export const defaultLimits: Limits = { perSecond: 20, firstDay: 500, perDomain: 5 };

/** After so many days of use a sender is known. */
const warmUpDays = 12;

export type Pace = Readonly<{
  /** Taken in the current second, and today. */
  inSecond: number;
  today: number;
  /** Earlier days on which at least half of that day's limit was sent. */
  daysOfUse: number;
}>;

/** How many emails may be taken now. */
export function roomFor(pace: Pace, limits: Limits): number {
  const ofSecond = limits.perSecond - pace.inSecond;
  const ofDay = dailyLimit(pace.daysOfUse, limits) - pace.today;
  return Math.max(0, Math.min(ofSecond, ofDay));
}

export const dailyLimit = (daysOfUse: number, { firstDay }: Pick<Limits, "firstDay">): number =>
  firstDay === null || daysOfUse >= warmUpDays ? Infinity : firstDay * 2 ** daysOfUse;

/** A day counts towards the warm-up if it was used; otherwise one email a day would be enough. */
const isDayOfUse = (sent: number, daysOfUse: number, limits: Pick<Limits, "firstDay">): boolean =>
  sent * 2 >= dailyLimit(daysOfUse, limits);

/** The warm-up so far, from the numbers of earlier days, oldest first. */
export const daysOfUse = (sentByDay: readonly number[], limits: Pick<Limits, "firstDay">): number =>
  sentByDay.reduce((days, sent) => (isDayOfUse(sent, days, limits) ? days + 1 : days), 0);

const bouncesAllowed = 0.05;
/** Below this number a share says nothing. */
const fewBounces = 10;

/** Above this share, receivers would begin to refuse everything that we send. */
export const hasTooManyBounces = ({
  tried,
  bounced,
}: Readonly<{ tried: number; bounced: number }>): boolean =>
  bounced >= fewBounces && bounced > tried * bouncesAllowed;
