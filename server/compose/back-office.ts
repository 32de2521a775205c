import type pg from "pg";
import { deadMail } from "#adapters/postgres/dead-mail.ts";
import { paymentsToLookAt } from "#adapters/postgres/payments-to-look-at.ts";
import { showToday } from "#domain/back-office/show-today.ts";
import { composeApplications, type ApplicationNeeds } from "./applications.ts";

const clock = () => new Date();

/** What staff read and do. */
export function composeBackOffice(pool: pg.Pool, needs: ApplicationNeeds) {
  const { waitingApplications, ...applications } = composeApplications(pool, needs);
  const letters = deadMail(pool);
  return {
    ...applications,
    showToday: showToday({
      applications: waitingApplications,
      payments: paymentsToLookAt(pool),
      deadMails: async () => (await letters.standing()).dead,
      clock,
    }),
  };
}
