import { formReader } from "#domain/forms/form-reader.ts";

export const maxSubjectLength = 200;
export const maxMessageLength = 5000;

const supportErrors = {
  subjectRequired: "support.error.subject_required",
  subjectLong: "support.error.subject_long",
  messageRequired: "support.error.message_required",
  messageLong: "support.error.message_long",
} as const;
type SupportError = (typeof supportErrors)[keyof typeof supportErrors];
type SupportField = "subject" | "message";
export type SupportErrors = Partial<Record<SupportField, SupportError>>;
type Invalid = Readonly<{ ok: false; reason: "invalid"; errors: SupportErrors }>;

const messageRules = {
  missing: supportErrors.messageRequired,
  most: maxMessageLength,
  long: supportErrors.messageLong,
};

/** Reads a new conversation. Used by the page, the form without JavaScript and the API. */
export function readQuestion(
  input: unknown,
): { ok: true; form: { subject: string; message: string } } | Invalid {
  const form = formReader<SupportField, SupportError>(input);
  const message = form.text("message", messageRules);
  const subject = form.line("subject", {
    missing: supportErrors.subjectRequired,
    most: maxSubjectLength,
    long: supportErrors.subjectLong,
  });
  if (form.hasErrors()) return { ok: false, reason: "invalid", errors: form.errors };
  return { ok: true, form: { subject, message } };
}

/** Reads a reply by donor or staff. */
export function readReply(input: unknown): { ok: true; form: { message: string } } | Invalid {
  const form = formReader<SupportField, SupportError>(input);
  const message = form.text("message", messageRules);
  if (form.hasErrors()) return { ok: false, reason: "invalid", errors: form.errors };
  return { ok: true, form: { message } };
}
