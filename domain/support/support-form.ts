import { defineForm, type FormErrors } from "#domain/forms/define-form.ts";
import { multiline, text } from "#domain/forms/fields.ts";

const message = multiline({ required: true, max: 5000 });

export const questionForm = defineForm({
  name: "support",
  words: "support",
  fields: { subject: text({ required: true, max: 200 }), message },
});

/** One more message in a conversation, by the donor or by staff. */
export const replyForm = defineForm({ name: "support-reply", words: "support", fields: { message } });

export type SupportErrors = FormErrors<typeof questionForm>;
