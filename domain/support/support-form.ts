import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";

export const longestSubject = 200;
export const longestMessage = 5000;

const supportErrors = {
  subjectRequired: "support.error.subject_required",
  subjectLong: "support.error.subject_long",
  messageRequired: "support.error.message_required",
  messageLong: "support.error.message_long",
} as const;
type SupportError = (typeof supportErrors)[keyof typeof supportErrors];
export type SupportErrors = Partial<Record<"subject" | "message", SupportError>>;
type Invalid = Readonly<{ ok: false; reason: "invalid"; errors: SupportErrors }>;

/** A new conversation. The same reading for the page in the browser, the form without JavaScript and the API. */
export function readQuestion(
  input: unknown,
): { ok: true; form: { subject: string; message: string } } | Invalid {
  const subject = oneLine(typedIn(input, "subject"));
  const read = readReply(input);
  const errors: SupportErrors = read.ok ? {} : { ...read.errors };
  if (subject === "") errors.subject = supportErrors.subjectRequired;
  else if (subject.length > longestSubject) errors.subject = supportErrors.subjectLong;
  if (!read.ok || errors.subject) return { ok: false, reason: "invalid", errors };
  return { ok: true, form: { subject, message: read.form.message } };
}

/** One more message in a conversation, of the donor or of staff. */
export function readReply(input: unknown): { ok: true; form: { message: string } } | Invalid {
  const message = paragraphs(typedIn(input, "message"));
  const wrong = (error: SupportError): Invalid => ({
    ok: false,
    reason: "invalid",
    errors: { message: error },
  });
  if (message === "") return wrong(supportErrors.messageRequired);
  if (message.length > longestMessage) return wrong(supportErrors.messageLong);
  return { ok: true, form: { message } };
}

/** Whatever is no text counts as nothing typed. */
function typedIn(input: unknown, name: string): string {
  const value: unknown = Object.entries(Object(input)).find(([field]) => field === name)?.[1];
  return typeof value === "string" ? value : "";
}
