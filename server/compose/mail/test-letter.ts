import { randomUUID } from "node:crypto";
import { smtpTransport } from "#adapters/mail/smtp.ts";
import type { Language } from "#domain/language.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { translate } from "../../translate.ts";

/** Sent directly, not through the outbox, so that the caller sees the mail server's answer. Null: accepted. */
export async function sendTestLetter(
  mail: Readonly<{ smtpUrl: string; from: string }>,
  to: Readonly<{ email: string; language: Language }>,
): Promise<string | null> {
  const { email, language } = to;
  const text = translate(language, "setup.letter.text");
  const transport = smtpTransport(mail, 1);
  try {
    const outcome = await transport.send({
      id: randomUUID(),
      to: email,
      language,
      senderName: "Open Hand",
      replyTo: email,
      subject: translate(language, "setup.letter.subject"),
      html: `<p>${escapeHtml(text)}</p>`,
      text,
      unsubscribeUrl: null,
      list: null,
      attachments: [],
    });
    return outcome.kind === "accepted" ? null : outcome.reason;
  } finally {
    transport.close();
  }
}
