import type { Language } from "#domain/language.ts";
import type { VolunteerApplication } from "./application.ts";

export type OpenRoles = {
  /** What the role is called in the applicant's language; null for one that does not exist or is closed. */
  titleOf(roleId: string, language: Language): Promise<string | null>;
};

export type VolunteerApplications = {
  /**
   * Adds the application unless the same person (`emailKey`) applied for the same role after `since`. Deciding and
   * adding are one step: of two posts at the same moment only one is added.
   */
  addUnlessSentSince(
    application: VolunteerApplication,
    emailKey: string,
    since: Date,
  ): Promise<"added" | { earlierId: string }>;
};

/** Queues the letter that says the application has arrived. */
type WriteLetters = (application: VolunteerApplication, roleTitle: string) => Promise<void>;
/** Queues the letter that says it had arrived before; one for each application, however often it is sent. */
type SayAgainByMail = (
  earlierId: string,
  application: VolunteerApplication,
  roleTitle: string,
) => Promise<void>;

/** An application and its letter are stored together or not at all. */
export type WithTransaction = <Result>(
  work: (stores: {
    applications: VolunteerApplications;
    writeLetters: WriteLetters;
    sayAgainByMail: SayAgainByMail;
  }) => Promise<Result>,
) => Promise<Result>;
