import type { MessageId } from "#app/messages/ids.ts";
import type { LetterFacts } from "#domain/applications/review/locked-application.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { letterWriter } from "./letter-writer.ts";

/** Informs an applicant about the status. One mail per version. */
export const applicationMail =
  (publicUrl: string) =>
  (facts: LetterFacts, statusToken: string): MailToQueue => ({
    kind: "application-moved",
    cause: `${facts.kind}/${facts.id}/${facts.version}`,
    to: facts.email,
    language: facts.language,
    letter: applicationLetter(facts, publicUrl, statusToken),
    forgetOnceSent: true,
  });

/** A preview has no token, so that staff cannot follow the link. */
export function applicationLetter(application: LetterFacts, publicUrl: string, statusToken = "…"): Letter {
  const { language, line, to, kind, about, awardedCents } = application;
  const { text, letterOf, greeting, paragraph, facts, row, link, note, format } = letterWriter(
    language,
    publicUrl,
  );
  if (to === "NEW") throw new Error("No application becomes new again");
  const [subject, sentence]: [MessageId, MessageId] =
    to === "APPROVED"
      ? [`application-mail.APPROVED.subject.${kind}`, `application-mail.APPROVED.${kind}`]
      : [`application-mail.${to}.subject`, `application-mail.${to}.text`];
  return letterOf(
    { subject: text(subject), preheader: text(sentence) },
    greeting("application-mail", application.name),
    paragraph(sentence),
    line !== "" && { kind: "paragraph", text: line },
    facts(
      row("application-mail.about.label", text(`application-mail.about.${kind}`, { about })),
      awardedCents !== null && row("application-mail.awarded", format.money(awardedCents)),
    ),
    paragraph("application-mail.status"),
    link("form-mail.status.button", `/applications/${statusToken}`),
    note("application-mail.reply"),
  );
}
