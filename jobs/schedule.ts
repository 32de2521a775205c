import type { JobName } from "#domain/running/job-names.ts";
import type { Job, Timing, Work } from "./job.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Each job runs on every instance; concurrent or empty runs are harmless. docs/operations.md describes each. */
export const schedule = [
  // Fewer attempts while the mail server is unavailable.
  { name: "send-mail", everyMs: 2 * second, restMs: 30 * second },

  // The limit of emails a second applies to each of these rounds.
  { name: "send-email-campaigns", everyMs: second, restMs: 30 * second },

  { name: "deliver-webhooks", everyMs: 2 * second },

  { name: "catch-up-with-payments", everyMs: minute },
  // Before the receipts, whose emails show the match.
  { name: "match-donations", everyMs: 2 * second },
  { name: "number-receipts", everyMs: 2 * second },
  { name: "expire-abandoned-donations", everyMs: 5 * minute },
  { name: "settle-bank-gifts", everyMs: 5 * minute },
  // An upload triggers it; this covers other instances and kills.
  { name: "import-bank-files", everyMs: 10 * second },
  // On their release date.
  { name: "release-accruals", everyMs: hour },
  { name: "remind-of-transfers", everyMs: hour },
  { name: "lapse-transfers", everyMs: hour },
  { name: "follow-unfit-money", everyMs: hour },
  // Only after a restore, until each provider was asked once.
  { name: "fetch-lost-gifts", everyMs: 10 * minute },
  { name: "pursue-refunds", everyMs: minute },
  { name: "settle-campaign-offers", everyMs: hour },
  { name: "fetch-provider-fees", everyMs: hour },
  { name: "fetch-provider-costs", everyMs: hour },
  { name: "fetch-payouts", everyMs: hour },

  // Donors hear of failed payments soon; an empty run is two small queries.
  { name: "maintain-monthly-gifts", everyMs: 10 * second },
  { name: "repeat-unanswered-changes", everyMs: minute },
  { name: "catch-up-with-monthly-charges", everyMs: hour },
  { name: "remind-of-agreements", everyMs: hour },

  // Only for speed: sums are exact without them.
  { name: "summarise-ledger", everyMs: 10 * second },
  { name: "summarise-gifts", everyMs: 10 * second },
  // After the ledger's summary, whose mark it follows.
  { name: "add-contacts", everyMs: 10 * second },
  // A crash loses at most this much of the visit counts.
  { name: "store-form-counts", everyMs: 5 * second },

  { name: "watch-for-attacks", everyMs: 10 * second },
  // Before the checks, which verify the seals.
  { name: "seal-gifts", everyMs: 10 * minute },
  { name: "check-books", everyMs: 10 * minute },

  { name: "publish-scheduled-content", everyMs: minute },
  // Takes seconds, so a new server serves visitors first. A requested document is made at once.
  { name: "make-documents", everyMs: null, afterMs: 20 * second },

  // After midnight, once across instances; soon after the start of a new server.
  { name: "publish-open-data", everyMs: 10 * minute, afterMs: 5 * second },

  // One reminder a year for staff.
  { name: "watch-anbi-deadline", everyMs: 24 * hour },

  // Checks mail server, providers, disk and books, once across instances; a fault is reported when the next check still finds it.
  { name: "look-for-faults", everyMs: 5 * minute, afterMs: minute },
  // For the last ninety days of the status page.
  { name: "watch-status", everyMs: minute },
  // On every instance; a changed level expires.
  { name: "follow-log-level", everyMs: 10 * second },

  // Once a night, or by day if the night was missed; only with BACKUP_PUBLIC_KEY.
  { name: "back-up", everyMs: 10 * minute, afterMs: minute },

  { name: "clear-expired-sign-ins", everyMs: hour },
  { name: "delete-expired-drafts", everyMs: hour },
  { name: "forget-origins", everyMs: hour },
  { name: "forget-donors-at-providers", everyMs: 10 * minute },
  { name: "apply-retention", everyMs: 24 * hour },

  { name: "send-sandbox-notices", everyMs: second },
  { name: "collect-sandbox-charges", everyMs: minute },
  { name: "pay-out-sandbox", everyMs: hour },
] as const satisfies readonly (Timing & { name: JobName })[];

export const scheduled = (work: Readonly<Record<JobName, Work>>): Job[] =>
  schedule.map((timing) => ({ ...timing, ...work[timing.name] }));
