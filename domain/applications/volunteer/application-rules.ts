import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

export const minMotivationLength = 50;
const maxMotivationLength = 5000;
const maxPhoneLength = 40;
const maxRoleIdLength = 100;

/** Ids of the messages under the fields; the words are in the catalogs. */
export const applicationErrors = {
  nameRequired: "volunteer.error.name_required",
  nameLong: "volunteer.error.name_long",
  emailInvalid: "volunteer.error.email_invalid",
  phoneLong: "volunteer.error.phone_long",
  roleRequired: "volunteer.error.role_required",
  motivationShort: "volunteer.error.motivation_short",
  motivationLong: "volunteer.error.motivation_long",
  dataProcessingRequired: "volunteer.error.data_processing_required",
} as const;
export type ApplicationError = (typeof applicationErrors)[keyof typeof applicationErrors];

const e = applicationErrors;

/** What a text becomes before it is judged and stored, and what is wrong with it then. */
type Rule = { tidy: (typed: string) => string; problem: (text: string) => ApplicationError | undefined };

/** In the order of the form. The schema of the server and the page in the browser both ask here, and nowhere else. */
export const textRules = {
  name: {
    tidy: oneLine,
    problem: (name) => (name === "" ? e.nameRequired : longer(name, maxNameLength) ? e.nameLong : undefined),
  },
  email: { tidy: normalizeEmail, problem: (email) => (isEmail(email) ? undefined : e.emailInvalid) },
  phone: { tidy: oneLine, problem: (phone) => (longer(phone, maxPhoneLength) ? e.phoneLong : undefined) },
  roleId: {
    tidy: oneLine,
    problem: (id) => (id === "" || longer(id, maxRoleIdLength) ? e.roleRequired : undefined),
  },
  motivationMdx: {
    tidy: paragraphs,
    problem: (text) =>
      text.length < minMotivationLength
        ? e.motivationShort
        : longer(text, maxMotivationLength)
          ? e.motivationLong
          : undefined,
  },
} as const satisfies Record<string, Rule>;

export type TextField = keyof typeof textRules;
export type ApplicationField = TextField | "consentsJson.dataProcessing";
export type ApplicationErrors = Partial<Record<ApplicationField, ApplicationError>>;

/** What is wrong with a form as typed; an empty answer means that it may be sent. */
export function wrongFields(typed: Record<TextField, string>, consents: boolean): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const field of Object.keys(textRules) as TextField[]) {
    const { tidy, problem }: Rule = textRules[field];
    const error = problem(tidy(typed[field]));
    if (error) errors[field] = error;
  }
  if (!consents) errors["consentsJson.dataProcessing"] = e.dataProcessingRequired;
  return errors;
}

const longer = (text: string, most: number): boolean => text.length > most;
