import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";

const expiring = z.object({ id: z.string(), name: z.string(), endsOn: z.iso.date() });

export const todayAnswer = z.object({
  waitingVolunteer: z.int(),
  waitingGrant: z.int(),
  waitingPartner: z.int(),
  /** Days since the oldest waiting application arrived; null if none waits. */
  oldestWaitingDays: z.nullable(z.int()),
  stuckPayments: z.int(),
  /** Within the last week. */
  failedPayments: z.int(),
  discrepancies: z.int(),
  deadMails: z.int(),
  /** Large manual donations that a second person must approve. */
  toApprove: z.int(),
  /** Entered transfers that no bank statement has confirmed in time. */
  unconfirmedTransfers: z.int(),
  doubtfulGifts: z.int(),
  /** Payments are paused because of card testing; null: they are not. */
  paymentsPausedUntil: z.nullable(z.iso.datetime()),
  /** The last good backup is too old, or there is none. */
  backupIsOld: z.boolean(),
  /** Jobs that stopped or keep failing. */
  jobsToLookAt: z.int(),
  /** Open alerts; see /admin/running. */
  alerts: z.int(),
  /** When the backup of this paused copy was taken. Null: this is no restored copy. */
  restoredFrom: z.nullable(z.iso.datetime()),
  /** Claims and background checks that end within two months. */
  certificates: z.array(expiring),
  checks: z.array(expiring),
  /** ANBI forms due within two months, or overdue, by year. */
  anbiForms: z.array(expiring),
  /** In December: agreements whose yearly sum will probably not be reached. */
  shortAgreements: z.array(
    z.object({ id: z.string(), transactionNumber: z.string(), name: z.string(), missingCents: centsField }),
  ),
  tasksDue: z.int(),
});
export type TodayAnswer = z.infer<typeof todayAnswer>;
