import { defineForm, type FormValues } from "#domain/forms/define-form.ts";
import { wholeNumber } from "#domain/forms/choice-fields.ts";
import { email, text } from "#domain/forms/fields.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

/** A family or a few friends; a larger group writes to us. */
export const maxPeople = 5;

export const registrationForm = defineForm({
  name: "event",
  words: "events",
  offersEmails: true,
  fields: {
    name: text({ required: true, max: maxNameLength, autoComplete: "name" }),
    email: email({}),
    people: wholeNumber({ min: 1, max: maxPeople, hint: true }),
  },
});
export type RegistrationValues = FormValues<typeof registrationForm>;
