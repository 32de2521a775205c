import type { Language } from "#domain/language.ts";
import type { GrantForm } from "./application-form.ts";

/** Names the words of the consent on the form. Other words are another version: see consent-text.test.ts. */
export const consentTextVersion = "grant-2";

export type GrantApplication = GrantForm &
  Readonly<{
    id: string;
    callId: string;
    status: "NEW";
    /** The applicant is written to in the language they applied in. */
    language: Language;
    consentTextVersion: string;
    createdAt: Date;
  }>;
