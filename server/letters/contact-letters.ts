import type { ContactMessage } from "#domain/contact/ports.ts";
import { languageFacts, type Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";
import { staffLanguage } from "./staff-language.ts";

type Row = { label: string; value: string; code?: boolean };

/** Thanks the sender and forwards the message to the foundation. Only a verified address gets a copy. */
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

/** Our own words only: the address may not be the sender's. */
const thanks = ({ language, ...message }: ContactMessage): Letter => ({
  subject: translate(language, "form-mail.contact.copy.subject"),
  preheader: translate(language, "form-mail.contact.copy.preheader"),
  heading: translate(language, "form-mail.contact.copy.heading"),
  blocks: [
    { kind: "paragraph", text: translate(language, "form-mail.greeting.unnamed") },
    { kind: "paragraph", text: translate(language, "form-mail.contact.copy.received") },
    {
      kind: "facts",
      rows: [
        {
          label: translate(language, "form-mail.contact.topic"),
          value: translate(language, `contact.topic.${message.topic}`),
        },
        { label: translate(language, "form-mail.reference"), value: referenceOf(message), code: true },
      ],
    },
    { kind: "note", text: translate(language, "form-mail.notYou") },
  ],
});

const copy = (message: ContactMessage): Letter => {
  const { language } = message;
  return {
    subject: translate(language, "form-mail.contact.copy.subject"),
    preheader: translate(language, "form-mail.contact.copy.preheader"),
    heading: translate(language, "form-mail.contact.copy.heading"),
    blocks: [
      { kind: "paragraph", text: translate(language, "form-mail.greeting", { name: isolate(message.name) }) },
      { kind: "paragraph", text: translate(language, "form-mail.contact.copy.received") },
      { kind: "paragraph", text: translate(language, "form-mail.contact.copy.youWrote") },
      { kind: "quote", text: message.message },
      { kind: "facts", rows: aboutRows(message, language) },
      { kind: "note", text: translate(language, "form-mail.notYou") },
    ],
  };
};

const notice = (message: ContactMessage): Letter => ({
  subject: translate(staffLanguage, "form-mail.contact.notice.subject", {
    topic: topicOf(message, staffLanguage),
  }),
  preheader: message.message.slice(0, 120),
  heading: translate(staffLanguage, "form-mail.contact.notice.heading"),
  blocks: [
    {
      kind: "facts",
      rows: [
        { label: translate(staffLanguage, "form-mail.name"), value: message.name },
        { label: translate(staffLanguage, "form-mail.email"), value: message.email, code: true },
        ...aboutRows(message, staffLanguage),
        {
          label: translate(staffLanguage, "form-mail.writesIn"),
          value: languageFacts[message.language].name,
        },
      ],
    },
    { kind: "quote", text: message.message },
  ],
});

const aboutRows = (message: ContactMessage, language: Language): Row[] => [
  { label: translate(language, "form-mail.contact.topic"), value: topicOf(message, language) },
  ...(message.preferredTime
    ? [{ label: translate(language, "form-mail.contact.preferredTime"), value: message.preferredTime }]
    : []),
  ...(message.phone
    ? [{ label: translate(language, "form-mail.phone"), value: message.phone, code: true }]
    : []),
  { label: translate(language, "form-mail.reference"), value: referenceOf(message), code: true },
];

/** Short enough for the phone; also in the foundation's mail. */
const referenceOf = ({ id }: Pick<ContactMessage, "id">): string => id.slice(0, 8).toUpperCase();

const topicOf = ({ topic }: ContactMessage, language: Language): string =>
  translate(language, `contact.topic.${topic}`);
