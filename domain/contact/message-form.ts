import { formReader, type FormReader } from "#domain/forms/form-reader.ts";
import { readEmail } from "#domain/forms/read-email.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";

export const contactTopics = [
  "general",
  "donation",
  "receipt",
  "volunteering",
  "grants",
  "press",
  "call",
  "privacy",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

const maxMessageLength = 5000;
const maxPhoneLength = 40;
const maxPreferredTimeLength = 200;

export const messageErrors = {
  topicRequired: "contact.error.topic_required",
  nameRequired: "contact.error.name_required",
  nameLong: "contact.error.name_long",
  emailInvalid: "contact.error.email_invalid",
  messageRequired: "contact.error.message_required",
  messageLong: "contact.error.message_long",
  preferredTimeRequired: "contact.error.preferred_time_required",
  preferredTimeLong: "contact.error.preferred_time_long",
  phoneLong: "contact.error.phone_long",
} as const;
type MessageError = (typeof messageErrors)[keyof typeof messageErrors];

/** When and on which number to call; only for messages that ask for a call. */
type CallbackRequest = Readonly<{ preferredTime: string; phone: string | null }>;
export type MessageForm = Readonly<{
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  call: CallbackRequest | null;
}>;

type MessageField = "topic" | "name" | "email" | "preferredTime" | "phone" | "message";
export type MessageErrors = Partial<Record<MessageField, MessageError>>;
export type ReadMessage =
  | { ok: true; form: MessageForm }
  | { ok: false; reason: "invalid"; errors: MessageErrors };

export const isContactTopic = (value: unknown): value is ContactTopic =>
  contactTopics.some((topic) => topic === value);

/** Used by the page, the form without JavaScript and the API. */
export function readMessage(input: unknown): ReadMessage {
  const form = formReader<MessageField, MessageError>(input);
  const e = messageErrors;
  const topic = form.choice("topic", contactTopics, e.topicRequired);
  const name = form.line("name", { missing: e.nameRequired, most: maxNameLength, long: e.nameLong });
  const email = readEmail(form, "email", e.emailInvalid);
  // Drop what was typed before another topic was chosen.
  const call = topic === "call" ? readCallbackRequest(form) : null;
  const message = form.text("message", {
    missing: e.messageRequired,
    most: maxMessageLength,
    long: e.messageLong,
  });
  if (topic === null || form.hasErrors()) return { ok: false, reason: "invalid", errors: form.errors };
  return { ok: true, form: { topic, name, email, message, call } };
}

function readCallbackRequest(form: FormReader<MessageField, MessageError>): CallbackRequest {
  const e = messageErrors;
  const preferredTime = form.line("preferredTime", {
    missing: e.preferredTimeRequired,
    most: maxPreferredTimeLength,
    long: e.preferredTimeLong,
  });
  const phone = form.line("phone", { most: maxPhoneLength, long: e.phoneLong });
  return { preferredTime, phone: phone || null };
}
