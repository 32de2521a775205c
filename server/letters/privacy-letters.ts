import { formatsFor } from "#app/i18n/format.ts";
import type { Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Person } from "#domain/privacy/person.ts";
import type { Locked } from "#domain/privacy/ports.ts";
import { translate } from "../translate.ts";

/** The last mail to a person. No names, and the address is deleted after sending. */
export const erasureLetter = (person: Person, language: Language, locked: Locked): MailToQueue => ({
  kind: "person-erased",
  cause: person.userId,
  to: person.email,
  language,
  letter: {
    subject: translate(language, "privacy-mail.erased.subject"),
    preheader: translate(language, "privacy-mail.erased.preheader"),
    heading: translate(language, "privacy-mail.erased.heading"),
    blocks: [
      { kind: "paragraph", text: translate(language, "privacy-mail.erased.done") },
      { kind: "paragraph", text: whatIsKept(language, locked) },
      { kind: "note", text: translate(language, "privacy-mail.erased.forgotten") },
    ],
  },
  urgent: true,
  forgetOnceSent: true,
});

function whatIsKept(language: Language, { records, until }: Locked): string {
  if (until === null) return translate(language, "privacy-mail.erased.nothing");
  return translate(language, "privacy-mail.erased.locked", {
    n: records,
    until: isolate(formatsFor(language).date(until)),
  });
}
