import { languageNames } from "#app/i18n/locale.ts";
import type { Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { PartnerApplication } from "#domain/applications/partner/ports.ts";
import { say } from "../words.ts";
import { staffLanguage } from "./staff-language.ts";
import { statusBlocks } from "./status-blocks.ts";

type Row = { label: string; value: string; code?: boolean };

/** The applicant gets a confirmation with a link to how it stands; the foundation gets the application. */
export const partnerLetters =
  (publicUrl: string) =>
  (application: PartnerApplication, foundationEmail: string, statusToken: string): readonly MailToQueue[] => [
    {
      kind: "partner-received",
      cause: application.id,
      to: application.email,
      language: application.language,
      letter: confirmation(application.language, statusBlocks(publicUrl, statusToken, application.language)),
      forgetOnceSent: true,
    },
    {
      kind: "partner-application",
      cause: application.id,
      to: foundationEmail,
      language: staffLanguage,
      letter: notice(application),
    },
  ];

/** It names nobody and quotes nothing: whoever typed the address may not be its owner. */
const confirmation = (language: Language, status: readonly Block[]): Letter => ({
  subject: say(language, "form-mail.partner.received.subject"),
  preheader: say(language, "form-mail.partner.received.preheader"),
  heading: say(language, "form-mail.partner.received.heading"),
  blocks: [
    { kind: "paragraph", text: say(language, "form-mail.greeting.unnamed") },
    { kind: "paragraph", text: say(language, "form-mail.partner.received.text") },
    ...status,
    { kind: "note", text: say(language, "form-mail.notYou") },
  ],
});

const notice = (application: PartnerApplication): Letter => ({
  subject: say(staffLanguage, "form-mail.partner.notice.subject", {
    organisation: isolate(application.organisation),
  }),
  preheader: application.plan.slice(0, 120),
  heading: say(staffLanguage, "form-mail.partner.notice.heading"),
  blocks: [
    {
      kind: "facts",
      rows: [
        ...aboutRows(application, staffLanguage),
        { label: say(staffLanguage, "form-mail.partner.contact"), value: application.contactName },
        { label: say(staffLanguage, "form-mail.email"), value: application.email, code: true },
        { label: say(staffLanguage, "form-mail.writesIn"), value: languageNames[application.language] },
      ],
    },
    { kind: "quote", text: application.plan },
  ],
});

const aboutRows = (application: PartnerApplication, language: Language): Row[] => [
  { label: say(language, "form-mail.partner.organisation"), value: application.organisation },
  { label: say(language, "form-mail.partner.country"), value: application.country },
  ...(application.siteUrl
    ? [{ label: say(language, "form-mail.partner.site"), value: application.siteUrl, code: true }]
    : []),
];
