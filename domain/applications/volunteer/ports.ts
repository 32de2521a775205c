import type { Language } from "#domain/language.ts";
import type { WithTransaction } from "../new-application.ts";
import type { VolunteerApplication } from "./application.ts";

export type OpenRoles = {
  /** What the role is called in the applicant's language; null for one that does not exist or is closed. */
  titleOf(roleId: string, language: Language): Promise<string | null>;
};

/** The letters name the role. */
export type WithVolunteerStores = WithTransaction<VolunteerApplication, string>;
