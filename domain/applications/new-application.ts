import type { FormDefinition, FormValues } from "#domain/forms/define-form.ts";
import type { Language } from "#domain/language.ts";

export type NewApplication<Form extends FormDefinition> = FormValues<Form> & SentFacts;

export type SentFacts = Readonly<{
  id: string;
  /** Language of all emails to the applicant. */
  language: Language;
  createdAt: Date;
  /** The version of the consent texts that the form showed; null for a form without consents. */
  consentTextVersion: string | null;
}>;

/** Stores an application and its emails atomically. `About` is the subject of the emails. */
export type WithTransaction<Application, About> = <Result>(
  work: (stores: ApplicationStores<Application, About>) => Promise<Result>,
) => Promise<Result>;

type ApplicationStores<Application, About> = {
  /** Adds the application unless the same one was sent after `since`, atomically: of two concurrent posts one is added. */
  addUnlessSentSince: (application: Application, since: Date) => Promise<"added" | { earlierId: string }>;
  /** Queues the confirmation emails, with a link to the status. */
  writeLetters: (application: Application, about: About) => Promise<void>;
  /** Queues one email saying that the application had arrived before, however often it is sent. */
  sayAgainByMail: (earlierId: string, application: Application, about: About) => Promise<void>;
};
