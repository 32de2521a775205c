import type { ApplicationStatus } from "../application-status.ts";
import type { Language } from "#domain/language.ts";
import type { ApplicationForm } from "./application-form.ts";
import type { BackgroundCheck } from "./background-check.ts";

export const consentPurposes = ["dataProcessing", "communications", "backgroundCheck"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Proof of an answer: which text was read, in which language, when. A "no" is kept too. */
type Consent = Readonly<{
  purpose: ConsentPurpose;
  granted: boolean;
  textVersion: string;
  language: Language;
  at: Date;
}>;

export type VolunteerApplication = Readonly<{
  id: string;
  name: string;
  email: string;
  phone: string | null;
  roleId: string;
  motivationMdx: string;
  consents: readonly Consent[];
  /** The applicant is written to in the language they applied in. */
  language: Language;
  status: ApplicationStatus;
  backgroundCheck: BackgroundCheck;
  createdAt: Date;
}>;

/** Names the words of the three consents on the form. Other words are another version: see consent-texts.test.ts. */
export const consentTextVersion = "volunteer-2";

/** Where and when the form was sent, and the version of the consent texts it showed. */
export type ApplicationContext = Readonly<{ language: Language; consentTextVersion: string }>;

export const newApplication = (
  id: string,
  form: ApplicationForm,
  context: ApplicationContext,
  at: Date,
): VolunteerApplication => ({
  id,
  name: form.name,
  email: form.email,
  phone: form.phone || null,
  roleId: form.roleId,
  motivationMdx: form.motivationMdx,
  consents: consentPurposes.map((purpose) => ({
    purpose,
    granted: form.consentsJson[purpose],
    textVersion: context.consentTextVersion,
    language: context.language,
    at,
  })),
  language: context.language,
  status: "NEW",
  // The applicant's consent is a willingness, not the check: staff ask for one where the role needs it.
  backgroundCheck: "NOT_REQUIRED",
  createdAt: at,
});
