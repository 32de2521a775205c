import type { ContactMessage } from "#domain/contact/ports.ts";
import type { Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { languageNames } from "#app/i18n/locale.ts";
import { say } from "../words.ts";
import { staffLanguage } from "./staff-language.ts";

type Row = { label: string; value: string; code?: boolean };

/** The sender is thanked; the foundation gets the message. Only an address that its owner proved gets a copy. */
export const contactLetters = (
  message: ContactMessage,
  foundationEmail: string,
  addressIsProved: boolean,
): readonly MailToQueue[] => [
  {
    kind: "contact-copy",
    cause: message.id,
    to: message.email,
    language: message.language,
    letter: addressIsProved ? copy(message) : thanks(message),
  },
  {
    kind: "contact-message",
    cause: message.id,
    to: foundationEmail,
    language: staffLanguage,
    letter: notice(message),
  },
];

/** Our own words alone: whoever typed the address may not be its owner, and would be speaking in our name. */
const thanks = ({ language, ...message }: ContactMessage): Letter => ({
  subject: say(language, "form-mail.contact.copy.subject"),
  preheader: say(language, "form-mail.contact.copy.preheader"),
  heading: say(language, "form-mail.contact.copy.heading"),
  blocks: [
    { kind: "paragraph", text: say(language, "form-mail.greeting.unnamed") },
    { kind: "paragraph", text: say(language, "form-mail.contact.copy.received") },
    {
      kind: "facts",
      rows: [
        {
          label: say(language, "form-mail.contact.topic"),
          value: say(language, `contact.topic.${message.topic}`),
        },
        { label: say(language, "form-mail.reference"), value: referenceOf(message), code: true },
      ],
    },
    { kind: "note", text: say(language, "form-mail.notYou") },
  ],
});

const copy = (message: ContactMessage): Letter => {
  const { language } = message;
  return {
    subject: say(language, "form-mail.contact.copy.subject"),
    preheader: say(language, "form-mail.contact.copy.preheader"),
    heading: say(language, "form-mail.contact.copy.heading"),
    blocks: [
      { kind: "paragraph", text: say(language, "form-mail.greeting", { name: isolate(message.name) }) },
      { kind: "paragraph", text: say(language, "form-mail.contact.copy.received") },
      { kind: "paragraph", text: say(language, "form-mail.contact.copy.youWrote") },
      { kind: "quote", text: message.message },
      { kind: "facts", rows: aboutRows(message, language) },
      { kind: "note", text: say(language, "form-mail.notYou") },
    ],
  };
};

const notice = (message: ContactMessage): Letter => ({
  subject: say(staffLanguage, "form-mail.contact.notice.subject", { topic: topicOf(message, staffLanguage) }),
  preheader: message.message.slice(0, 120),
  heading: say(staffLanguage, "form-mail.contact.notice.heading"),
  blocks: [
    {
      kind: "facts",
      rows: [
        { label: say(staffLanguage, "form-mail.name"), value: message.name },
        { label: say(staffLanguage, "form-mail.email"), value: message.email, code: true },
        ...aboutRows(message, staffLanguage),
        { label: say(staffLanguage, "form-mail.writesIn"), value: languageNames[message.language] },
      ],
    },
    { kind: "quote", text: message.message },
  ],
});

const aboutRows = (message: ContactMessage, language: Language): Row[] => [
  { label: say(language, "form-mail.contact.topic"), value: topicOf(message, language) },
  ...(message.call
    ? [{ label: say(language, "form-mail.contact.preferredTime"), value: message.call.preferredTime }]
    : []),
  ...(message.call?.phone
    ? [{ label: say(language, "form-mail.phone"), value: message.call.phone, code: true }]
    : []),
  { label: say(language, "form-mail.reference"), value: referenceOf(message), code: true },
];

/** Short enough to read out on the phone; the foundation's letter carries the same. */
const referenceOf = ({ id }: Pick<ContactMessage, "id">): string => id.slice(0, 8).toUpperCase();

const topicOf = ({ topic }: ContactMessage, language: Language): string =>
  say(language, `contact.topic.${topic}`);
