import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Block } from "#domain/mail/letter.ts";
import type { StoredAlert } from "#domain/running/alert.ts";
import { translate } from "../translate.ts";
import { alertSentence } from "./alert-sentence.ts";
import { staffLanguage as language } from "./staff-language.ts";

type Changes = Readonly<{ raised: readonly StoredAlert[]; resolved: readonly StoredAlert[] }>;
type Letter = Pick<MailToQueue, "kind" | "language" | "letter" | "urgent">;

/** Raised alerts with their meaning and what to do, and resolved alerts. */
export function alertLetter({ raised, resolved }: Changes, publicUrl: string): Letter {
  const subject =
    raised.length > 0
      ? translate(language, "alert-mail.subject")
      : translate(language, "alert-mail.well.subject");
  const paragraphs = (alerts: readonly StoredAlert[]): Block[] =>
    alerts.map((alert) => ({ kind: "paragraph", text: alertSentence(language, alert) }));
  return {
    kind: "alert",
    language,
    urgent: true,
    letter: {
      subject,
      preheader: alertSentence(language, raised[0] ?? resolved[0] ?? { kind: "", place: "", why: "" }),
      heading: subject,
      blocks: [
        ...paragraphs(raised),
        ...resolved.flatMap((alert): Block[] => [
          { kind: "paragraph", text: translate(language, "alert-mail.well", durationOf(alert)) },
          { kind: "note", text: alertSentence(language, alert) },
        ]),
        { kind: "button", label: translate(language, "alert-mail.open"), url: `${publicUrl}/admin/running` },
        { kind: "note", text: translate(language, "alert-mail.text") },
      ],
    },
  };
}

function durationOf({ beganAt, endedAt }: StoredAlert): { at: string; minutes: string } {
  const ended = endedAt ?? new Date();
  return {
    at: `${ended.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    minutes: String(Math.round((ended.getTime() - beganAt.getTime()) / 60_000)),
  };
}
