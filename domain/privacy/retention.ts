import { dayMs } from "#domain/calendar/day.ts";

/**
 * How long the foundation keeps what, until administrators decide otherwise: days, but for the fiscal term, which is
 * counted in years from the end of the calendar year, as the tax law does. The nightly job follows the terms in force,
 * and the privacy statement says them.
 */
export const firstRetention = {
  /** Gifts, receipts, grants that were awarded. */
  fiscal: 7,
  declined_volunteers: 28,
  stopped_volunteers: 365,
  declined_grants: 365,
  partner_applications: 365,
  contact_messages: 365,
  support_threads: 365,
  event_registrations: 365,
  sent_mail: 30,
  /** They name no person, but are of no use either. */
  payment_sessions: 1,
  provider_events: 90,
} as const;

export type RetentionName = keyof typeof firstRetention;
export type RetentionPeriods = Readonly<Record<RetentionName, number>>;
export type Kept = Exclude<RetentionName, "fiscal">;

export const retentionNames = Object.keys(firstRetention) as readonly RetentionName[];

type Bounds = Readonly<{ least: number; most: number }>;
const aMonthToTwoYears: Bounds = { least: 30, most: 730 };

/**
 * What a term may be set to. Below the least a law or the work itself would suffer; above the most, data would be kept
 * longer than anything can justify.
 */
export const retentionBounds: Readonly<Record<RetentionName, Bounds>> = {
  // Seven years is the law's own minimum (AWR art. 52); claims and investigations can reach further back.
  fiscal: { least: 7, most: 12 },
  // The data protection authority's four weeks; longer only with a consent that we do not ask for.
  declined_volunteers: { least: 1, most: 28 },
  stopped_volunteers: aMonthToTwoYears,
  declined_grants: aMonthToTwoYears,
  partner_applications: aMonthToTwoYears,
  contact_messages: aMonthToTwoYears,
  support_threads: aMonthToTwoYears,
  event_registrations: aMonthToTwoYears,
  sent_mail: { least: 7, most: 90 },
  payment_sessions: { least: 1, most: 7 },
  // Providers tell the same thing again for weeks: what was heard must be remembered that long.
  provider_events: { least: 30, most: 365 },
};

/** What is older than this has had its time. */
export const overBefore = (days: number, now: Date): Date => new Date(now.getTime() - days * dayMs);
