import type pg from "pg";
import { countOverdueTransfers } from "#adapters/postgres/bank/overdue-transfers.ts";
import { checksEnding } from "#adapters/postgres/applications/application-lists.ts";
import { countApprovals } from "#adapters/postgres/approvals/approvals-source.ts";
import { storedDoubts } from "#adapters/postgres/giving/doubtful-gifts.ts";
import { deadMail, deadMailWork } from "#adapters/postgres/mail/dead-mail.ts";
import { paymentsToLookAt } from "#adapters/postgres/back-office/payments-to-look-at.ts";
import { storedStaff } from "#adapters/postgres/back-office/staff.ts";
import { storedTasks } from "#adapters/postgres/back-office/tasks.ts";
import { reviewThresholdsAt, resolveDiscrepancy } from "#domain/back-office/payments-to-look-at.ts";
import { showToday, type Expiring, type TodayNeeds } from "#domain/back-office/show-today.ts";
import { addTask } from "#domain/back-office/task.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Language } from "#domain/language.ts";
import { today } from "../../timing/clock.ts";
import { composeApplications, type ApplicationNeeds } from "../applications/applications.ts";

const clock = () => new Date();

export function composeBackOffice(
  pool: pg.Pool,
  needs: ApplicationNeeds &
    Pick<
      TodayNeeds,
      "shortAgreements" | "anbiDue" | "backupIsOld" | "restoredFrom" | "jobsToLookAt" | "alerts"
    >,
) {
  const { waitingApplications, ...applications } = composeApplications(pool, needs);
  const letters = deadMail(pool);
  const payments = paymentsToLookAt(pool);
  const tasks = storedTasks(pool);
  const staff = storedStaff(pool);
  return {
    ...applications,
    showToday: showToday({
      applications: waitingApplications,
      payments,
      deadMails: async () => (await letters.counts()).dead,
      toApprove: () => countApprovals(pool),
      unconfirmedTransfers: () => countOverdueTransfers(pool),
      doubtfulGifts: storedDoubts(pool).count,
      certificatesEnding: certificatesEnding(needs.sourceFor),
      checksEnding: checksEnding(pool),
      shortAgreements: needs.shortAgreements,
      anbiDue: needs.anbiDue,
      backupIsOld: needs.backupIsOld,
      restoredFrom: needs.restoredFrom,
      jobsToLookAt: needs.jobsToLookAt,
      alerts: needs.alerts,
      tasks,
      today,
      clock,
    }),
    deadMail: deadMailWork(pool),
    paymentsToLookAt: () => payments.list(reviewThresholdsAt(clock())),
    resolveDiscrepancy: resolveDiscrepancy({ payments }),
    tasks: {
      list: async () => ({ tasks: await tasks.open(), staff: await staff.all() }),
      add: addTask({ tasks, staff }),
      finish: tasks.finish,
    },
  };
}

export const certificatesEnding =
  (sourceFor: SourceFor) =>
  async (by: string, language: Language): Promise<Expiring[]> => {
    const certifications = await (await sourceFor("certification")).content.list("certification");
    return certifications
      .filter(({ status }) => status !== "WITHDRAWN")
      .flatMap(({ id, title, validUntil }) =>
        validUntil !== null && validUntil <= by ? { id, name: title[language], endsOn: validUntil } : [],
      )
      .toSorted((a, b) => a.endsOn.localeCompare(b.endsOn));
  };
