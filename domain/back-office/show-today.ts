import { addDays, dayMs } from "#domain/calendar/day.ts";
import type { Language } from "#domain/language.ts";
import type { TodayAnswer } from "./today-answer.ts";
import { reviewThresholdsAt, type PaymentsToLookAt } from "./payments-to-look-at.ts";
import type { Tasks } from "./task.ts";

/** A certificate takes weeks to renew. */
const expiresWithinDays = 60;
const dueWithinDays = 7;

/** A claim or a background check, with its end date. */
export type Expiring = Readonly<{ id: string; name: string; endsOn: string }>;

/** Applications of a kind that wait for a decision, and since when. */
export type Waiting = Readonly<{ count: number; oldestSince: Date | null }>;
type Waits = () => Promise<Waiting>;

export type TodayNeeds = {
  applications: Readonly<Record<"volunteer" | "grant" | "partner", Waits>>;
  payments: Pick<PaymentsToLookAt, "count" | "pausedUntil">;
  deadMails: () => Promise<number>;
  toApprove: () => Promise<number>;
  unconfirmedTransfers: () => Promise<number>;
  doubtfulGifts: () => Promise<number>;
  /** Those that end by this day, earliest first. */
  certificatesEnding: (by: string, language: Language) => Promise<Expiring[]>;
  checksEnding: (by: string) => Promise<Expiring[]>;
  anbiDue: () => Promise<Readonly<{ year: number; dueOn: string }> | null>;
  shortAgreements: () => Promise<TodayAnswer["shortAgreements"]>;
  backupIsOld: () => Promise<boolean>;
  restoredFrom: () => Promise<Date | null>;
  jobsToLookAt: () => Promise<number>;
  alerts: () => Promise<number>;
  tasks: Pick<Tasks, "open">;
  today: () => string;
  clock: () => Date;
};

export const showToday =
  ({
    applications,
    payments,
    deadMails,
    certificatesEnding,
    checksEnding,
    today,
    clock,
    ...needs
  }: TodayNeeds) =>
  async (language: Language): Promise<TodayAnswer> => {
    const now = clock();
    const endsBy = addDays(today(), expiresWithinDays);
    const dueBy = addDays(today(), dueWithinDays);
    const [
      volunteer,
      grant,
      partner,
      money,
      dead,
      certificates,
      checks,
      short,
      open,
      pausedUntil,
      toApprove,
      anbi,
      backupIsOld,
      restoredFrom,
      jobsToLookAt,
      alerts,
      doubtfulGifts,
    ] = await Promise.all([
      applications.volunteer(),
      applications.grant(),
      applications.partner(),
      payments.count(reviewThresholdsAt(now)),
      deadMails(),
      certificatesEnding(endsBy, language),
      checksEnding(endsBy),
      needs.shortAgreements(),
      needs.tasks.open(),
      payments.pausedUntil(),
      needs.toApprove(),
      needs.anbiDue(),
      needs.backupIsOld(),
      needs.restoredFrom(),
      needs.jobsToLookAt(),
      needs.alerts(),
      needs.doubtfulGifts(),
    ]);
    const since = [volunteer, grant, partner]
      .map(({ oldestSince }) => oldestSince)
      .filter((date) => date !== null);
    const waitedMs = now.getTime() - Math.min(...since.map((date) => date.getTime()));
    return {
      waitingVolunteer: volunteer.count,
      waitingGrant: grant.count,
      waitingPartner: partner.count,
      oldestWaitingDays: since.length === 0 ? null : Math.max(0, Math.floor(waitedMs / dayMs)),
      stuckPayments: money.stuck,
      failedPayments: money.failed,
      discrepancies: money.discrepancies,
      deadMails: dead,
      toApprove,
      unconfirmedTransfers: await needs.unconfirmedTransfers(),
      doubtfulGifts,
      paymentsPausedUntil: pausedUntil?.toISOString() ?? null,
      backupIsOld,
      jobsToLookAt,
      alerts,
      restoredFrom: restoredFrom?.toISOString() ?? null,
      certificates,
      checks,
      anbiForms: anbi ? [{ id: String(anbi.year), name: String(anbi.year), endsOn: anbi.dueOn }] : [],
      shortAgreements: short.map(({ id, transactionNumber, name, missingCents }) => ({
        id,
        transactionNumber,
        name,
        missingCents,
      })),
      tasksDue: open.filter(({ dueOn }) => dueOn <= dueBy).length,
    };
  };
