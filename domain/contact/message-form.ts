import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";

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

const longestName = 200;
const longestMessage = 5000;
const longestPhone = 40;
const longestPreferredTime = 200;

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

/** When and on which number we may call; only a message that asks for a call has one. */
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
  { ok: true; form: MessageForm } | { ok: false; reason: "invalid"; errors: MessageErrors };

export const isContactTopic = (value: unknown): value is ContactTopic =>
  contactTopics.some((topic) => topic === value);

/** The same reading for the page in the browser, the form without JavaScript and the API. */
export function readMessage(input: unknown): ReadMessage {
  const typed = textsOf(input);
  const topic = typed("topic");
  const name = oneLine(typed("name"));
  const email = normalizeEmail(typed("email"));
  const message = paragraphs(typed("message"));
  const wantsCall = topic === "call";
  // What was typed before another topic was chosen is not ours to keep.
  const preferredTime = wantsCall ? oneLine(typed("preferredTime")) : "";
  const phone = wantsCall ? oneLine(typed("phone")) : "";

  const e = messageErrors;
  const errors: MessageErrors = {};
  if (!isContactTopic(topic)) errors.topic = e.topicRequired;
  if (name === "") errors.name = e.nameRequired;
  else if (name.length > longestName) errors.name = e.nameLong;
  if (!isEmail(email)) errors.email = e.emailInvalid;
  if (wantsCall && preferredTime === "") errors.preferredTime = e.preferredTimeRequired;
  else if (preferredTime.length > longestPreferredTime) errors.preferredTime = e.preferredTimeLong;
  if (phone.length > longestPhone) errors.phone = e.phoneLong;
  if (message === "") errors.message = e.messageRequired;
  else if (message.length > longestMessage) errors.message = e.messageLong;

  if (!isContactTopic(topic) || Object.keys(errors).length > 0)
    return { ok: false, reason: "invalid", errors };
  const call = wantsCall ? { preferredTime, phone: phone || null } : null;
  return { ok: true, form: { topic, name, email, message, call } };
}

/** Whatever is no text counts as nothing typed. */
const textsOf = (input: unknown) => {
  const fields = new Map(Object.entries(typeof input === "object" && input !== null ? input : {}));
  return (name: MessageField): string => {
    const value: unknown = fields.get(name);
    return typeof value === "string" ? value : "";
  };
};
