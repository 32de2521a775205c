import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";

const expiring = z.object({ id: z.string(), name: z.string(), endsOn: z.iso.date() });

/** What needs a person today. */
export const todayAnswer = z.object({
  waitingVolunteer: z.int(),
  waitingGrant: z.int(),
  waitingPartner: z.int(),
  /** Whole days since the application that waits longest came in; null when none waits. */
  oldestWaitingDays: z.nullable(z.int()),
  stuckPayments: z.int(),
  /** Within the last week. */
  failedPayments: z.int(),
  discrepancies: z.int(),
  deadMails: z.int(),
  /** Large gifts that one person entered and another has to approve. */
  giftsToApprove: z.int(),
  doubtfulGifts: z.int(),
  /** Payments are switched off because of an attack; null when they are on. */
  paymentsPausedUntil: z.nullable(z.iso.datetime()),
  /** The last good backup is older than it should be, or there is none. */
  backupIsOld: z.boolean(),
  /** Jobs that stopped, or fail again and again. */
  jobsToLookAt: z.int(),
  /** Found by looking at how the site runs; see /admin/running. */
  alerts: z.int(),
  /** This is a restored copy that stands still: when its backup was taken. Null: it is none. */
  restoredFrom: z.nullable(z.iso.datetime()),
  /** What ends within two months: claims on the website, and volunteers' background checks. */
  certificates: z.array(expiring),
  checks: z.array(expiring),
  /** The form of the tax office, by its year, where it should be published within two months or should have been. */
  anbiForms: z.array(expiring),
  /** In December: agreements whose yearly sum will not be reached as things stand. */
  shortAgreements: z.array(
    z.object({ id: z.string(), transactionNumber: z.string(), name: z.string(), missingCents: centsField }),
  ),
  /** Overdue, or due within a week. */
  tasksDue: z.int(),
});
export type TodayAnswer = z.infer<typeof todayAnswer>;
