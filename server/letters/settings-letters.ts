import { inLanguage } from "#app/routing/language-path.ts";
import { deskOf } from "#domain/accounts/account.ts";
import type { Invitation } from "#domain/accounts/people.ts";
import type { Language } from "#domain/language.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";

/** Delivered like any other mail, as a test. */
export const testLetter = (
  id: string,
  { email, language }: { email: string; language: Language },
): MailToQueue => ({
  kind: "test-mail",
  cause: id,
  to: email,
  language,
  letter: {
    subject: translate(language, "settings-mail.test.subject"),
    preheader: translate(language, "settings-mail.test.text"),
    heading: translate(language, "settings-mail.test.subject"),
    blocks: [{ kind: "paragraph", text: translate(language, "settings-mail.test.text") }],
  },
  urgent: true,
});

/** Contains no secret: the reader must still verify the address. */
export const invitationLetter =
  (publicUrl: string) =>
  ({ id, email, role, language }: Invitation): MailToQueue => ({
    kind: "invitation",
    cause: id,
    to: email,
    language,
    letter: {
      subject: translate(language, "settings-mail.invitation.subject"),
      preheader: translate(language, `settings-mail.invitation.${role}`),
      heading: translate(language, "settings-mail.invitation.subject"),
      blocks: [
        { kind: "paragraph", text: translate(language, `settings-mail.invitation.${role}`) },
        { kind: "paragraph", text: translate(language, "settings-mail.invitation.how") },
        { kind: "paragraph", text: translate(language, "settings-mail.invitation.until") },
        {
          kind: "button",
          label: translate(language, "settings-mail.invitation.button"),
          url: `${publicUrl}${inLanguage(deskOf(role), language)}`,
        },
        { kind: "note", text: translate(language, "settings-mail.invitation.note") },
      ],
    },
  });
