import type { EmailPurpose } from "#domain/email-purposes.ts";
import type { Language } from "#domain/language.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { letterWriter } from "./letter-writer.ts";

type Asked = Readonly<{
  address: string;
  purposes: readonly EmailPurpose[];
  language: Language;
  cause: string;
  token: string;
}>;

/** Our own words only, no request for a donation: someone else may have typed the address. */
export const confirmationLetter =
  (publicUrl: string) =>
  ({ address: to, purposes, language, cause, token }: Asked): MailToQueue => {
    const { titled, text, paragraph, facts, row, link, note } = letterWriter(language, publicUrl);
    const letter = titled(
      "consent-mail.confirm",
      {},
      paragraph("consent-mail.confirm.asked"),
      facts(...purposes.map((purpose) => row(`consent.${purpose}`, text(`consent.${purpose}Hint`)))),
      link("consent-mail.confirm.button", `/preferences/${token}`),
      note("consent-mail.confirm.note"),
    );
    return { kind: "consent-confirmation", cause, to, language, letter, urgent: true, forgetOnceSent: true };
  };
