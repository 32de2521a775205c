import type { Language } from "#domain/language.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { say } from "../words.ts";

/** Arrives like any other mail, so it proves that any other would. */
export const testLetter = (
  id: string,
  { email, language }: { email: string; language: Language },
): MailToQueue => ({
  kind: "test-mail",
  cause: id,
  to: email,
  language,
  letter: {
    subject: say(language, "settings-mail.test.subject"),
    preheader: say(language, "settings-mail.test.text"),
    heading: say(language, "settings-mail.test.subject"),
    blocks: [{ kind: "paragraph", text: say(language, "settings-mail.test.text") }],
  },
  urgent: true,
});
