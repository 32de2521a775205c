import { duplicatesSince } from "#domain/forms/sent-again.ts";
import type { Language } from "#domain/language.ts";
import type { WithTransaction } from "../new-application.ts";
import type { VolunteerValues } from "./application-form.ts";
import { consentTextVersion, type VolunteerApplication } from "./application.ts";

type Needs = {
  roles: OpenRoles;
  withTransaction: WithVolunteerStores;
  clock: () => Date;
  newId: () => string;
};

export type ApplyOutcome = { ok: true; applicationId: string } | { ok: false; reason: "role_unknown" };

export const applyToVolunteer =
  ({ roles, withTransaction, clock, newId }: Needs) =>
  async (values: VolunteerValues, language: Language): Promise<ApplyOutcome> => {
    const roleTitle = await roles.titleOf(values.roleId, language);
    if (roleTitle === null) return { ok: false, reason: "role_unknown" };

    const now = clock();
    const application: VolunteerApplication = {
      ...values,
      id: newId(),
      language,
      createdAt: now,
      consentTextVersion,
    };

    return withTransaction(async ({ addUnlessSentSince, writeLetters, sayAgainByMail }) => {
      const added = await addUnlessSentSince(application, duplicatesSince(now));
      // Same answer either way: only the applicant's mailbox may reveal an earlier application.
      if (added === "added") await writeLetters(application, roleTitle);
      else await sayAgainByMail(added.earlierId, application, roleTitle);
      return { ok: true, applicationId: application.id };
    });
  };

type OpenRoles = {
  /** In the applicant's language; null: unknown or closed. */
  titleOf(roleId: string, language: Language): Promise<string | null>;
};

export type WithVolunteerStores = WithTransaction<VolunteerApplication, string>;
