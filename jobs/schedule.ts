import type { JobName } from "#domain/running/job-names.ts";
import type { Job, Timing, Work } from "./job.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * All that is done without a visitor. Each job runs when the server starts, or a little after, and then at its interval, on every instance:
 * a run that finds nothing to do, or another instance at it, harms nobody. docs/operations.md says what each is for.
 */
export const schedule = [
  // While the mail server is away, one try now and then is enough.
  { name: "send-mail", everyMs: 2 * second, restMs: 30 * second },

  { name: "deliver-webhooks", everyMs: 2 * second },

  { name: "catch-up-with-payments", everyMs: minute },
  { name: "number-receipts", everyMs: 2 * second },
  { name: "expire-abandoned-donations", everyMs: 5 * minute },
  { name: "settle-bank-gifts", everyMs: 5 * minute },
  // An upload starts it at once; this is for what another instance received, or a kill left.
  { name: "import-bank-files", everyMs: 10 * second },
  // On the day that was typed with them.
  { name: "release-accruals", everyMs: hour },
  { name: "remind-of-transfers", everyMs: hour },
  { name: "lapse-transfers", everyMs: hour },
  { name: "follow-unfit-money", everyMs: hour },
  // Only after a restore, until each provider was asked once.
  { name: "fetch-lost-gifts", everyMs: 10 * minute },
  { name: "pursue-refunds", everyMs: minute },
  { name: "fetch-provider-fees", everyMs: hour },
  { name: "fetch-provider-costs", everyMs: hour },
  { name: "fetch-payouts", everyMs: hour },

  // A donor whose payment failed hears of it soon; a run without anything to do is two small questions.
  { name: "maintain-monthly-gifts", everyMs: 10 * second },
  { name: "repeat-unanswered-changes", everyMs: minute },
  { name: "catch-up-with-monthly-charges", everyMs: hour },
  { name: "remind-of-agreements", everyMs: hour },

  // Sums are exact without these two; they keep them quick.
  { name: "summarise-ledger", everyMs: 10 * second },
  { name: "summarise-gifts", everyMs: 10 * second },
  // What a crash may lose of the visits that were counted.
  { name: "store-form-counts", everyMs: 5 * second },

  { name: "watch-for-attacks", everyMs: 10 * second },
  // Before the checks, which look at what was sealed.
  { name: "seal-gifts", everyMs: 10 * minute },
  { name: "check-books", everyMs: 10 * minute },

  { name: "publish-scheduled-content", everyMs: minute },
  // Seconds of work: whoever comes to a server that has just started is served first. A document that is asked for is made at once.
  { name: "make-documents", everyMs: null, afterMs: 20 * second },

  // After midnight, once across all instances; a new server has something to show soon.
  { name: "publish-open-data", everyMs: 10 * minute, afterMs: 30 * second },

  // Staff hear once a year that the form of the tax office is due.
  { name: "watch-anbi-deadline", everyMs: 24 * hour },

  // Looks at mail server, providers, disk and books, once among all instances; a fault is told when the next look still finds it.
  { name: "look-for-faults", everyMs: 5 * minute, afterMs: minute },
  // What the public page tells of the last ninety days.
  { name: "watch-status", everyMs: minute },
  // On every instance, so that a level that was set holds for all of them, and ends by itself.
  { name: "follow-log-level", everyMs: 10 * second },

  // Once a night, or by day where the night was missed; only with BACKUP_PUBLIC_KEY.
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

/** The jobs of the schedule, each with its work. */
export const scheduled = (work: Readonly<Record<JobName, Work>>): Job[] =>
  schedule.map((timing) => ({ ...timing, ...work[timing.name] }));
