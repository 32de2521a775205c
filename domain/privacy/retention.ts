import { dayMs } from "#domain/calendar/day.ts";

/** Defaults in days; fiscal records in years from the end of the calendar year, as in tax law. */
export const firstRetention = {
  /** Donations, receipts, awarded grants. */
  fiscal: 7,
  declined_volunteers: 28,
  stopped_volunteers: 365,
  declined_grants: 365,
  partner_applications: 365,
  contact_messages: 365,
  support_threads: 365,
  event_registrations: 365,
  sent_mail: 30,
  /** Not personal, but useless. */
  payment_sessions: 1,
  provider_events: 90,
} as const;

export type RetentionName = keyof typeof firstRetention;
export type RetentionPeriods = Readonly<Record<RetentionName, number>>;
export type Kept = Exclude<RetentionName, "fiscal">;

export const retentionNames = Object.keys(firstRetention) as readonly RetentionName[];

type Bounds = Readonly<{ least: number; most: number }>;
const aMonthToTwoYears: Bounds = { least: 30, most: 730 };

/** The bounds of each setting. Below, law or work would suffer; above, keeping data cannot be justified. */
export const retentionBounds: Readonly<Record<RetentionName, Bounds>> = {
  // The legal minimum is seven years (AWR art. 52); claims and investigations can reach further back.
  fiscal: { least: 7, most: 12 },
  // The data protection authority's limit is four weeks; longer needs a consent that we do not ask for.
  declined_volunteers: { least: 1, most: 28 },
  stopped_volunteers: aMonthToTwoYears,
  declined_grants: aMonthToTwoYears,
  partner_applications: aMonthToTwoYears,
  contact_messages: aMonthToTwoYears,
  support_threads: aMonthToTwoYears,
  event_registrations: aMonthToTwoYears,
  sent_mail: { least: 7, most: 90 },
  payment_sessions: { least: 1, most: 7 },
  // Providers repeat notices for weeks, so processed ones must be remembered.
  provider_events: { least: 30, most: 365 },
};

/** Older data is past its term. */
export const overBefore = (days: number, now: Date): Date => new Date(now.getTime() - days * dayMs);
