import { duplicatesSince } from "#domain/forms/sent-again.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import { newApplication, type ApplicationContext } from "./application.ts";
import type { ApplicationForm } from "./application-form.ts";
import type { OpenRoles, WithTransaction } from "./ports.ts";

type Needs = { roles: OpenRoles; withTransaction: WithTransaction; clock: () => Date; newId: () => string };

export type ApplyOutcome = { ok: true; applicationId: string } | { ok: false; reason: "role_unknown" };

export const applyToVolunteer =
  ({ roles, withTransaction, clock, newId }: Needs) =>
  async (form: ApplicationForm, context: ApplicationContext): Promise<ApplyOutcome> => {
    const roleTitle = await roles.titleOf(form.roleId, context.language);
    if (roleTitle === null) return { ok: false, reason: "role_unknown" };

    const now = clock();
    const application = newApplication(newId(), form, context, now);
    const since = duplicatesSince(now);

    return withTransaction(async ({ applications, writeLetters, sayAgainByMail }) => {
      const added = await applications.addUnlessSentSince(application, emailKey(form.email), since);
      // The same answer either way: whether somebody applied is told to their mailbox alone.
      if (added === "added") await writeLetters(application, roleTitle);
      else await sayAgainByMail(added.earlierId, application, roleTitle);
      return { ok: true, applicationId: application.id };
    });
  };
