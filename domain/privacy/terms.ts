/**
 * How long the foundation keeps what: the one table of terms. The nightly job follows it, and the privacy statement
 * says the same in words: a test holds the two together (server/privacy/published-terms.test.ts).
 */
export const terms = {
  /** Counted from the end of the calendar year, as the tax law does: gifts, receipts, grants that were awarded. */
  fiscal: { yearsAfterTheYear: 7 },
  declined_volunteers: { days: 28 },
  declined_grants: { days: 365 },
  partner_applications: { days: 365 },
  contact_messages: { days: 365 },
  support_threads: { days: 365 },
  event_registrations: { days: 365 },
  sent_mail: { days: 30 },
  /** They name no person, but are of no use either. */
  payment_sessions: { days: 1 },
  provider_events: { days: 90 },
} as const;

export type Kept = Exclude<keyof typeof terms, "fiscal">;

const dayMs = 24 * 60 * 60 * 1000;

/** What is older than this has had its time. */
export const overBefore = (kept: Kept, now: Date): Date => new Date(now.getTime() - terms[kept].days * dayMs);

/** The last day on which a fiscal record of this year is kept. */
export const keptUntil = (year: number): string => `${year + terms.fiscal.yearsAfterTheYear}-12-31`;
