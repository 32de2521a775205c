import type { PartnerApplication } from "#domain/applications/partner/ports.ts";
import type { ContactMessage } from "#domain/contact/ports.ts";
import { languageFacts, type Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { letterWriter, maxPreheaderLength, staffLanguage, type Row } from "./letter-writer.ts";

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
function thanks(message: ContactMessage): Letter {
  const { titled, paragraph, facts, note } = letterWriter(message.language);
  const { topic, reference } = rowsAbout(message, message.language);
  return titled(
    "form-mail.contact.copy",
    {},
    paragraph("form-mail.greeting.unnamed"),
    paragraph("form-mail.contact.copy.received"),
    facts(topic, reference),
    note("form-mail.notYou"),
  );
}

function copy(message: ContactMessage): Letter {
  const { titled, paragraph, facts, note } = letterWriter(message.language);
  return titled(
    "form-mail.contact.copy",
    {},
    paragraph("form-mail.greeting", { name: isolate(message.name) }),
    paragraph("form-mail.contact.copy.received"),
    paragraph("form-mail.contact.copy.youWrote"),
    { kind: "quote", text: message.message },
    facts(...Object.values(rowsAbout(message, message.language))),
    note("form-mail.notYou"),
  );
}

function notice(message: ContactMessage): Letter {
  const { letterOf, text, facts, row, code } = letterWriter(staffLanguage);
  const about = rowsAbout(message, staffLanguage);
  return letterOf(
    {
      subject: text("form-mail.contact.notice.subject", { topic: about.topic.value }),
      preheader: message.message.slice(0, maxPreheaderLength),
      heading: text("form-mail.contact.notice.heading"),
    },
    facts(
      row("form-mail.name", message.name),
      code("form-mail.email", message.email),
      ...Object.values(about),
      row("form-mail.writesIn", languageFacts[message.language].name),
    ),
    { kind: "quote", text: message.message },
  );
}

/** The reference is short enough for the phone. */
function rowsAbout({ id, topic, preferredTime, phone }: ContactMessage, language: Language) {
  const { text, row, code } = letterWriter(language);
  return {
    topic: row("form-mail.contact.topic", text(`contact.topic.${topic}`)),
    preferredTime: preferredTime ? row("form-mail.contact.preferredTime", preferredTime) : null,
    phone: phone ? code("form-mail.phone", phone) : null,
    reference: code("form-mail.reference", id.slice(0, 8).toUpperCase()),
  } satisfies Record<string, Row | null>;
}

/** The confirmation has no names or quotes: the address may not be the sender's. */
export const partnerLetters =
  (publicUrl: string) =>
  (application: PartnerApplication, foundationEmail: string, statusToken: string): readonly MailToQueue[] => {
    const { id, email, language } = application;
    const { titled, paragraph, link, note } = letterWriter(language, publicUrl);
    const letter = titled(
      "form-mail.partner.received",
      {},
      paragraph("form-mail.greeting.unnamed"),
      paragraph("form-mail.partner.received.text"),
      paragraph("form-mail.status.text"),
      link("form-mail.status.button", `/applications/${statusToken}`),
      note("form-mail.notYou"),
    );
    return [
      { kind: "partner-received", cause: id, to: email, language, letter, forgetOnceSent: true },
      {
        kind: "partner-application",
        cause: id,
        to: foundationEmail,
        language: staffLanguage,
        letter: partnerNotice(application),
      },
    ];
  };

function partnerNotice(application: PartnerApplication): Letter {
  const { organisation, country, siteUrl, contactName, email, language, plan } = application;
  const { letterOf, text, facts, row, code } = letterWriter(staffLanguage);
  return letterOf(
    {
      subject: text("form-mail.partner.notice.subject", { organisation: isolate(organisation) }),
      preheader: plan.slice(0, maxPreheaderLength),
      heading: text("form-mail.partner.notice.heading"),
    },
    facts(
      row("form-mail.partner.organisation", organisation),
      row("form-mail.partner.country", country),
      siteUrl && code("form-mail.partner.site", siteUrl),
      row("form-mail.partner.contact", contactName),
      code("form-mail.email", email),
      row("form-mail.writesIn", languageFacts[language].name),
    ),
    { kind: "quote", text: plan },
  );
}
