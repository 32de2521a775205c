import { dayMs } from "#domain/calendar/day.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import { newApplication, type ApplicationContext } from "./application.ts";
import type { ApplicationForm } from "./application-form.ts";
import type { OpenRoles, WithTransaction } from "./ports.ts";

/** The same person may apply again for the same role after a day. */
const quietPeriodMs = dayMs;

type Needs = { roles: OpenRoles; withTransaction: WithTransaction; clock: () => Date; newId: () => string };

export type ApplyOutcome = { ok: true; applicationId: string } | { ok: false; reason: "role_unknown" };

export const applyToVolunteer =
  ({ roles, withTransaction, clock, newId }: Needs) =>
  async (form: ApplicationForm, context: ApplicationContext): Promise<ApplyOutcome> => {
    const roleTitle = await roles.titleOf(form.roleId, context.language);
    if (roleTitle === null) return { ok: false, reason: "role_unknown" };

    const now = clock();
    const application = newApplication(newId(), form, context, now);
    const since = new Date(now.getTime() - quietPeriodMs);

    return withTransaction(async ({ applications, confirmByMail, sayAgainByMail }) => {
      const added = await applications.addUnlessAppliedSince(application, emailKey(form.email), since);
      // The same answer either way: whether somebody applied is told to their mailbox alone.
      if (added === "added") await confirmByMail(application, roleTitle);
      else await sayAgainByMail(added.earlierId, application, roleTitle);
      return { ok: true, applicationId: application.id };
    });
  };
