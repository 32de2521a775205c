import type { MailToQueue } from "#domain/mail/mail.ts";
import type { AnbiDue } from "#domain/transparency/anbi-deadline.ts";
import { paperTexts } from "../papers/paper-texts.ts";
import { translate } from "../translate.ts";
import { staffLanguage as language } from "./staff-language.ts";

type Letter = Pick<MailToQueue, "kind" | "language" | "letter">;

/** The ANBI form is due soon, or overdue. */
export function anbiDueLetter({ year, dueOn }: AnbiDue): Letter {
  const values = { year: String(year), date: paperTexts(language).format.date(dueOn) };
  return {
    kind: "anbi-due",
    language,
    letter: {
      subject: translate(language, "annual.anbi.due.subject", values),
      preheader: translate(language, "annual.anbi.due.text", values),
      heading: translate(language, "annual.anbi.due.subject", values),
      blocks: [{ kind: "paragraph", text: translate(language, "annual.anbi.due.text", values) }],
    },
  };
}
