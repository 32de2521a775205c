import { defineForm, type FormValues } from "#domain/forms/define-form.ts";
import { email, multiline, text, url } from "#domain/forms/fields.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

export const partnerForm = defineForm({
  name: "partner",
  words: "partners",
  offersEmails: true,
  fields: {
    organisation: text({ required: true, max: maxNameLength, autoComplete: "organization" }),
    contactName: text({ required: true, max: maxNameLength, autoComplete: "name" }),
    email: email({}),
    /** Not named `website`: that is the field which only programs fill in. */
    siteUrl: url({}),
    country: text({ required: true, max: 100, autoComplete: "country-name" }),
    plan: multiline({ required: true, min: 30, max: 5000, hint: true }),
  },
});
export type PartnerValues = FormValues<typeof partnerForm>;
