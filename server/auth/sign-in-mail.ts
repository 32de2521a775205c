import type { SendSignInLink } from "#domain/accounts/ports.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { say } from "../words.ts";

/** The mail with the link. It names nobody: whoever typed the address may not be its owner. */
export function signInMail(letter: Parameters<SendSignInLink>[0], cause: string): MailToQueue {
  const { email, language, url, expiresAt } = letter;
  const validity = say(language, "signin.mail.validity");
  return {
    kind: "sign-in",
    cause,
    to: email,
    language,
    letter: {
      subject: say(language, "signin.mail.subject"),
      preheader: validity,
      heading: say(language, "signin.mail.subject"),
      blocks: [
        { kind: "paragraph", text: say(language, "signin.mail.intro") },
        { kind: "button", label: say(language, "signin.mail.button"), url },
        { kind: "paragraph", text: validity },
        { kind: "note", text: say(language, "signin.mail.ignore") },
      ],
    },
    urgent: true,
    forgetOnceSent: true,
    expiresAt,
  };
}
