import type { Language } from "#domain/language.ts";
import type { PartnerForm } from "./application-form.ts";

export type PartnerApplication = PartnerForm &
  Readonly<{
    id: string;
    status: "NEW";
    /** The applicant is written to in the language they applied in. */
    language: Language;
    createdAt: Date;
  }>;

export type PartnerApplications = {
  /**
   * Adds the application unless the very same one was sent from the same address after `since`. Deciding and adding are
   * one step: of two posts at the same moment only one is added.
   */
  addUnlessSentSince(application: PartnerApplication, since: Date): Promise<"added" | "already_sent">;
};

/** An application and its letters are stored together or not at all. */
export type WithTransaction = <Result>(
  work: (stores: {
    applications: PartnerApplications;
    /** Queues the applicant's confirmation and the foundation's notice. */
    writeLetters: (application: PartnerApplication, foundationEmail: string) => Promise<void>;
  }) => Promise<Result>,
) => Promise<Result>;
