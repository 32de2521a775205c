import { languageFacts, type Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { PartnerApplication } from "#domain/applications/partner/ports.ts";
import { translate } from "../translate.ts";
import { staffLanguage } from "./staff-language.ts";
import { statusBlocks } from "./status-blocks.ts";

type Row = { label: string; value: string; code?: boolean };

/** Confirms to the applicant with a status link, and informs the foundation. */
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

/** No names, no quotes: the address may not be the sender's. */
const confirmation = (language: Language, status: readonly Block[]): Letter => ({
  subject: translate(language, "form-mail.partner.received.subject"),
  preheader: translate(language, "form-mail.partner.received.preheader"),
  heading: translate(language, "form-mail.partner.received.heading"),
  blocks: [
    { kind: "paragraph", text: translate(language, "form-mail.greeting.unnamed") },
    { kind: "paragraph", text: translate(language, "form-mail.partner.received.text") },
    ...status,
    { kind: "note", text: translate(language, "form-mail.notYou") },
  ],
});

const notice = (application: PartnerApplication): Letter => ({
  subject: translate(staffLanguage, "form-mail.partner.notice.subject", {
    organisation: isolate(application.organisation),
  }),
  preheader: application.plan.slice(0, 120),
  heading: translate(staffLanguage, "form-mail.partner.notice.heading"),
  blocks: [
    {
      kind: "facts",
      rows: [
        ...aboutRows(application, staffLanguage),
        { label: translate(staffLanguage, "form-mail.partner.contact"), value: application.contactName },
        { label: translate(staffLanguage, "form-mail.email"), value: application.email, code: true },
        {
          label: translate(staffLanguage, "form-mail.writesIn"),
          value: languageFacts[application.language].name,
        },
      ],
    },
    { kind: "quote", text: application.plan },
  ],
});

const aboutRows = (application: PartnerApplication, language: Language): Row[] => [
  { label: translate(language, "form-mail.partner.organisation"), value: application.organisation },
  { label: translate(language, "form-mail.partner.country"), value: application.country },
  ...(application.siteUrl
    ? [{ label: translate(language, "form-mail.partner.site"), value: application.siteUrl, code: true }]
    : []),
];
