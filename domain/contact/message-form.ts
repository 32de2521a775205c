import { defineForm, type FormValues } from "#domain/forms/define-form.ts";
import { choice } from "#domain/forms/choice-fields.ts";
import { email, multiline, phone, text } from "#domain/forms/fields.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

const contactTopics = [
  "general",
  "donation",
  "receipt",
  "volunteering",
  "grants",
  "press",
  "call",
  "privacy",
] as const;

/** When and on which number we may call is asked only of those who want a call. */
export const messageForm = defineForm({
  name: "contact",
  words: "contact",
  offersEmails: true,
  fields: {
    topic: choice(contactTopics, {}),
    name: text({ required: true, max: maxNameLength, autoComplete: "name" }),
    email: email({}),
    preferredTime: text({ required: true, max: 200, when: { topic: "call" }, hint: true }),
    phone: phone({ when: { topic: "call" }, hint: true }),
    message: multiline({ required: true, max: 5000 }),
  },
});
export type MessageValues = FormValues<typeof messageForm>;
