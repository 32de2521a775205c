import type { TodayAnswer } from "./answers.ts";
import type { Applications, PaymentsToLookAt } from "./ports.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A donor who left the provider's page; by then the provider has told us, or something is wrong. */
const openForMs = dayMs;
/** A bank may take five working days over a direct debit, more around holidays. */
const processingForMs = 10 * dayMs;

type Needs = {
  applications: Applications;
  payments: PaymentsToLookAt;
  deadMails: () => Promise<number>;
  clock: () => Date;
};

export const showToday =
  ({ applications, payments, deadMails, clock }: Needs) =>
  async (): Promise<TodayAnswer> => {
    const now = clock().getTime();
    const [volunteer, grant, partner, stuckPayments, discrepancies, dead] = await Promise.all([
      applications.volunteer.waiting(),
      applications.grant.waiting(),
      applications.partner.waiting(),
      payments.stuck({ open: new Date(now - openForMs), processing: new Date(now - processingForMs) }),
      payments.discrepancies(),
      deadMails(),
    ]);
    const since = [volunteer, grant, partner]
      .map(({ oldestSince }) => oldestSince)
      .filter((date) => date !== null);
    const longestMs = now - Math.min(...since.map((date) => date.getTime()));
    return {
      waitingVolunteer: volunteer.count,
      waitingGrant: grant.count,
      waitingPartner: partner.count,
      oldestWaitingDays: since.length === 0 ? null : Math.max(0, Math.floor(longestMs / dayMs)),
      stuckPayments,
      discrepancies,
      deadMails: dead,
    };
  };
