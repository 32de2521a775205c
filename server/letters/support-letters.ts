import { inLanguage } from "#app/routing/language-path.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { NewMessage, Recipient } from "#domain/support/ports.ts";
import { translate } from "../translate.ts";
import { staffLanguage } from "./staff-language.ts";

type Site = { publicUrl: string; foundationEmail: () => Promise<string> };

/** Tells staff that somebody waits, without the text: reading is logged. */
export const supportLetters = ({ publicUrl, foundationEmail }: Site) => ({
  toStaff: async ({ id, threadId }: NewMessage): Promise<MailToQueue> => ({
    kind: "support-question",
    cause: id,
    to: await foundationEmail(),
    language: staffLanguage,
    letter: {
      subject: translate(staffLanguage, "privacy-mail.question.subject"),
      preheader: translate(staffLanguage, "privacy-mail.question.preheader"),
      heading: translate(staffLanguage, "privacy-mail.question.subject"),
      blocks: [
        { kind: "paragraph", text: translate(staffLanguage, "privacy-mail.question.intro") },
        {
          kind: "button",
          label: translate(staffLanguage, "privacy-mail.question.button"),
          url: `${publicUrl}/admin/support/${threadId}`,
        },
      ],
    },
  }),

  toDonor: ({ id, threadId, body }: NewMessage, { email, language, subject }: Recipient): MailToQueue => ({
    kind: "support-answer",
    cause: id,
    to: email,
    language,
    letter: {
      subject: translate(language, "privacy-mail.support.subject", { subject: isolate(subject) }),
      preheader: body.slice(0, 120),
      heading: translate(language, "privacy-mail.support.heading"),
      blocks: [
        {
          kind: "paragraph",
          text: translate(language, "privacy-mail.support.intro", { subject: isolate(subject) }),
        },
        { kind: "quote", text: body },
        {
          kind: "button",
          label: translate(language, "privacy-mail.support.button"),
          url: `${publicUrl}${inLanguage("/dashboard/support", language)}#thread-${threadId}`,
        },
        { kind: "note", text: translate(language, "privacy-mail.support.note") },
      ],
    },
  }),
});
