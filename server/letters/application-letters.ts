import { formatsFor } from "#app/i18n/format.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { LetterFacts } from "#domain/applications/review/locked-application.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { statusButton } from "./status-blocks.ts";
import { translate } from "../translate.ts";

/** Replaces the secret in a preview, so that staff cannot follow the link. */
const hiddenToken = "…";

/** Tells an applicant the status. One mail per version. */
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

export function applicationLetter(
  facts: LetterFacts,
  publicUrl: string,
  statusToken: string = hiddenToken,
): Letter {
  const { language, line } = facts;
  const name = nameToGreet(facts.name);
  const greeting = name
    ? translate(language, "application-mail.greeting", { name: isolate(name) })
    : translate(language, "application-mail.greeting.unnamed");
  const subject = translate(language, subjectOf(facts));
  const sentence = translate(language, sentenceOf(facts));
  return {
    subject,
    preheader: sentence,
    heading: subject,
    blocks: [
      { kind: "paragraph", text: greeting },
      { kind: "paragraph", text: sentence },
      ...(line === "" ? [] : [{ kind: "paragraph", text: line } as const]),
      { kind: "facts", rows: rowsOf(facts) },
      { kind: "paragraph", text: translate(language, "application-mail.status") },
      statusButton(publicUrl, statusToken, language),
      { kind: "note", text: translate(language, "application-mail.reply") },
    ],
  };
}

/** There is no mail about NEW, which has no transition. */
function subjectOf({ to, kind }: LetterFacts): MessageId {
  const status = movedTo(to);
  return status === "APPROVED"
    ? `application-mail.APPROVED.subject.${kind}`
    : `application-mail.${status}.subject`;
}

function sentenceOf({ to, kind }: LetterFacts): MessageId {
  const status = movedTo(to);
  return status === "APPROVED" ? `application-mail.APPROVED.${kind}` : `application-mail.${status}.text`;
}

function movedTo(to: LetterFacts["to"]) {
  if (to === "NEW") throw new Error("No application becomes new again");
  return to;
}

type Rows = Extract<Block, { kind: "facts" }>["rows"];

const rowsOf = ({ language, kind, about, awardedCents }: LetterFacts): Rows => [
  {
    label: translate(language, "application-mail.about.label"),
    value: translate(language, `application-mail.about.${kind}`, { about }),
  },
  ...(awardedCents === null
    ? []
    : [
        {
          label: translate(language, "application-mail.awarded"),
          value: formatsFor(language).money(awardedCents),
        },
      ]),
];
