import { deskOf } from "#domain/accounts/account.ts";
import type { Invitation } from "#domain/accounts/people.ts";
import type { SendSignInLink, NotifyOwner } from "#domain/accounts/ports.ts";
import type { Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Person } from "#domain/privacy/person.ts";
import type { Locked } from "#domain/privacy/ports.ts";
import type { NewMessage, Recipient } from "#domain/support/ports.ts";
import { letterWriter, maxPreheaderLength, staffLanguage } from "./letter-writer.ts";

/** The mail with the link. No names: the address may not be the sender's. */
export function signInLetter(link: Parameters<SendSignInLink>[0], cause: string): MailToQueue {
  const { email: to, language, url, expiresAt } = link;
  const { letterOf, text, paragraph, button, note } = letterWriter(language);
  const letter = letterOf(
    { subject: text("sign-in-mail.link.subject"), preheader: text("sign-in-mail.link.validity") },
    paragraph("sign-in-mail.link.intro"),
    button("sign-in-mail.link.button", url),
    paragraph("sign-in-mail.link.validity"),
    note("sign-in-mail.link.ignore"),
  );
  return { kind: "sign-in", cause, to, language, letter, urgent: true, forgetOnceSent: true, expiresAt };
}

/** Warns an account's owner. Contains no secret. */
export function securityLetter(
  { notice, email: to, language, device }: Parameters<NotifyOwner>[0],
  { cause, publicUrl }: { cause: string; publicUrl: string },
): MailToQueue {
  const { letterOf, text, paragraph, link } = letterWriter(language, publicUrl);
  const [subject, preheader] = [
    `sign-in-mail.notice.${notice}`,
    `sign-in-mail.notice.${notice}.text`,
  ] as const;
  const letter = letterOf(
    { subject: text(subject), preheader: text(preheader) },
    paragraph(preheader),
    paragraph("sign-in-mail.notice.device", { device: device || text("devices.sessions.unknown") }),
    paragraph("sign-in-mail.notice.you"),
    paragraph("sign-in-mail.notice.notYou"),
    link("sign-in-mail.notice.button", "/account/security"),
  );
  return { kind: "security-notice", cause, to, language, letter, urgent: true };
}

/** Delivered like any other mail, as a test. */
export function testLetter(
  cause: string,
  { email: to, language }: { email: string; language: Language },
): MailToQueue {
  const letter = letterWriter(language).plain("settings-mail.test");
  return { kind: "test-mail", cause, to, language, letter, urgent: true };
}

/** Contains no secret: the reader must still verify the address. */
export const invitationLetter =
  (publicUrl: string) =>
  ({ id, email: to, role, language }: Invitation): MailToQueue => {
    const { letterOf, text, paragraph, link, note } = letterWriter(language, publicUrl);
    const intro = `settings-mail.invitation.${role}` as const;
    const letter = letterOf(
      { subject: text("settings-mail.invitation.subject"), preheader: text(intro) },
      paragraph(intro),
      paragraph("settings-mail.invitation.how"),
      paragraph("settings-mail.invitation.until"),
      link("settings-mail.invitation.button", deskOf(role)),
      note("settings-mail.invitation.note"),
    );
    return { kind: "invitation", cause: id, to, language, letter };
  };

/** The last mail to a person. No names, and the address is deleted after sending. */
export function erasureLetter(
  { userId, email: to }: Person,
  language: Language,
  { records, until }: Locked,
): MailToQueue {
  const { titled, paragraph, note, format } = letterWriter(language);
  const letter = titled(
    "privacy-mail.erased",
    {},
    paragraph("privacy-mail.erased.done"),
    until === null
      ? paragraph("privacy-mail.erased.nothing")
      : paragraph("privacy-mail.erased.locked", { n: records, until: isolate(format.date(until)) }),
    note("privacy-mail.erased.forgotten"),
  );
  return { kind: "person-erased", cause: userId, to, language, letter, urgent: true, forgetOnceSent: true };
}

type Site = { publicUrl: string; foundationEmail: () => Promise<string> };

/** Informs staff of a question without its text: reading is logged. */
export const supportLetters = ({ publicUrl, foundationEmail }: Site) => ({
  toStaff: async ({ id, threadId }: NewMessage): Promise<MailToQueue> => {
    const { letterOf, text, paragraph, link } = letterWriter(staffLanguage, publicUrl);
    const letter = letterOf(
      { subject: text("privacy-mail.question.subject"), preheader: text("privacy-mail.question.preheader") },
      paragraph("privacy-mail.question.intro"),
      link("privacy-mail.question.button", `/admin/support/${threadId}`),
    );
    const to = await foundationEmail();
    return { kind: "support-question", cause: id, to, language: staffLanguage, letter };
  },

  toDonor: (
    { id, threadId, body }: NewMessage,
    { email: to, language, ...about }: Recipient,
  ): MailToQueue => {
    const { letterOf, text, paragraph, link, note } = letterWriter(language, publicUrl);
    const values = { subject: isolate(about.subject) };
    const letter = letterOf(
      {
        subject: text("privacy-mail.support.subject", values),
        preheader: body.slice(0, maxPreheaderLength),
        heading: text("privacy-mail.support.heading"),
      },
      paragraph("privacy-mail.support.intro", values),
      { kind: "quote", text: body },
      link("privacy-mail.support.button", `/dashboard/support#thread-${threadId}`),
      note("privacy-mail.support.note"),
    );
    return { kind: "support-answer", cause: id, to, language, letter };
  },
});
