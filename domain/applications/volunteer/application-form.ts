import { defineForm, type FormValues } from "#domain/forms/define-form.ts";
import { choice, consent } from "#domain/forms/choice-fields.ts";
import { email, multiline, phone, text } from "#domain/forms/fields.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

/** The specification names some fields of the API: `roleId`, `motivationMdx` and, for the consents, `consentsJson`. */
export const volunteerForm = defineForm({
  name: "volunteer",
  words: "volunteer",
  offersEmails: true,
  fields: {
    name: text({ required: true, max: maxNameLength, autoComplete: "name" }),
    email: email({}),
    phone: phone({}),
    roleId: choice("listed", { words: "role" }),
    motivationMdx: multiline({
      required: true,
      min: 50,
      max: 5000,
      words: "motivation",
      column: "motivation",
      hint: true,
    }),
    dataProcessing: consent({ required: true, within: "consentsJson" }),
    communications: consent({ within: "consentsJson" }),
    backgroundCheck: consent({ within: "consentsJson" }),
  },
});
export type VolunteerValues = FormValues<typeof volunteerForm>;
