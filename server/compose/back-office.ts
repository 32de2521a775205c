import type pg from "pg";
import { storedApplications } from "#adapters/postgres/applications.ts";
import { deadMail } from "#adapters/postgres/dead-mail.ts";
import { paymentsToLookAt } from "#adapters/postgres/payments-to-look-at.ts";
import { listApplications, newestApplications } from "#domain/back-office/list-applications.ts";
import { showToday } from "#domain/back-office/show-today.ts";

/** What staff read. */
export function composeBackOffice(pool: pg.Pool) {
  const applications = storedApplications(pool);
  const letters = deadMail(pool);
  return {
    newestVolunteerApplications: newestApplications(applications.volunteer),
    newestGrantApplications: newestApplications(applications.grant),
    listVolunteerApplications: listApplications(applications.volunteer),
    listGrantApplications: listApplications(applications.grant),
    showToday: showToday({
      applications,
      payments: paymentsToLookAt(pool),
      deadMails: async () => (await letters.standing()).dead,
      clock: () => new Date(),
    }),
  };
}
