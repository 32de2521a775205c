import { inLanguage } from "#app/routing/language-path.ts";
import type { SendSignInLink, NotifyOwner } from "#domain/accounts/ports.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";

/** The mail with the link. No names: the address may not be the sender's. */
export function signInLetter(letter: Parameters<SendSignInLink>[0], cause: string): MailToQueue {
  const { email, language, url, expiresAt } = letter;
  const validity = translate(language, "sign-in-mail.link.validity");
  return {
    kind: "sign-in",
    cause,
    to: email,
    language,
    letter: {
      subject: translate(language, "sign-in-mail.link.subject"),
      preheader: validity,
      heading: translate(language, "sign-in-mail.link.subject"),
      blocks: [
        { kind: "paragraph", text: translate(language, "sign-in-mail.link.intro") },
        { kind: "button", label: translate(language, "sign-in-mail.link.button"), url },
        { kind: "paragraph", text: validity },
        { kind: "note", text: translate(language, "sign-in-mail.link.ignore") },
      ],
    },
    urgent: true,
    forgetOnceSent: true,
    expiresAt,
  };
}

/** Warns an account's owner. Contains no secret. */
export function securityLetter(
  { notice, email, language, device }: Parameters<NotifyOwner>[0],
  { cause, publicUrl }: { cause: string; publicUrl: string },
): MailToQueue {
  const subject = translate(language, `sign-in-mail.notice.${notice}`);
  const text = translate(language, `sign-in-mail.notice.${notice}.text`);
  const name = device === "" ? translate(language, "devices.sessions.unknown") : device;
  return {
    kind: "security-notice",
    cause,
    to: email,
    language,
    letter: {
      subject,
      preheader: text,
      heading: subject,
      blocks: [
        { kind: "paragraph", text },
        { kind: "paragraph", text: translate(language, "sign-in-mail.notice.device", { device: name }) },
        { kind: "paragraph", text: translate(language, "sign-in-mail.notice.you") },
        { kind: "paragraph", text: translate(language, "sign-in-mail.notice.notYou") },
        {
          kind: "button",
          label: translate(language, "sign-in-mail.notice.button"),
          url: `${publicUrl}${inLanguage("/account/security", language)}`,
        },
      ],
    },
    urgent: true,
  };
}
