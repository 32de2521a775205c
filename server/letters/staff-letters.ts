import { isFindingId } from "#domain/doctor/finding.ts";
import type { TokenWish } from "#domain/connections/token-form.ts";
import type { Language } from "#domain/language.ts";
import type { Block } from "#domain/mail/letter.ts";
import type { StoredAlert } from "#domain/running/alert.ts";
import type { AnbiDue } from "#domain/transparency/anbi-deadline.ts";
import { translate } from "../translate.ts";
import { letterWriter, staffLanguage as language, toTheMinute, type StaffMail } from "./letter-writer.ts";

type Changes = Readonly<{ raised: readonly StoredAlert[]; resolved: readonly StoredAlert[] }>;

/** Raised alerts with their meaning and what to do, and resolved alerts. */
export function alertLetter({ raised, resolved }: Changes, publicUrl: string): StaffMail {
  const { text, letterOf, note, link, paragraph } = letterWriter(language, publicUrl);
  return {
    kind: "alert",
    language,
    urgent: true,
    letter: letterOf(
      {
        subject: text(raised.length > 0 ? "alert-mail.subject" : "alert-mail.well.subject"),
        preheader: alertSentence(language, raised[0] ?? resolved[0] ?? { kind: "", place: "", why: "" }),
      },
      ...raised.map((alert): Block => ({ kind: "paragraph", text: alertSentence(language, alert) })),
      ...resolved.flatMap((alert): Block[] => [
        paragraph("alert-mail.well", durationOf(alert)),
        { kind: "note", text: alertSentence(language, alert) },
      ]),
      link("alert-mail.open", "/admin/running"),
      note("alert-mail.text"),
    ),
  };
}

/** The doctor's sentence; an unknown finding of a newer version is shown by its id. */
export const alertSentence = (
  inLanguage: Language,
  { kind, place, why }: Pick<StoredAlert, "kind" | "place" | "why">,
): string =>
  isFindingId(kind)
    ? translate(inLanguage, `doctor.${kind}`, { place, why })
    : [kind, place, why].filter(Boolean).join(" ");

function durationOf({ beganAt, endedAt }: StoredAlert): { at: string; minutes: string } {
  const ended = endedAt ?? new Date();
  return {
    at: `${ended.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    minutes: String(Math.round((ended.getTime() - beganAt.getTime()) / 60_000)),
  };
}

export function anbiDueLetter({ year, dueOn }: AnbiDue): StaffMail {
  const { plain, format } = letterWriter(language);
  const letter = plain("annual.anbi.due", { year: String(year), date: format.date(dueOn) });
  return { kind: "anbi-due", language, letter };
}

/** A person who did not expect a new token can revoke it. */
export function tokenMadeLetter(publicUrl: string, { name, scopes, lastDay }: TokenWish): StaffMail {
  const { plain, facts, row, code, link, note } = letterWriter(language, publicUrl);
  return {
    kind: "token-made",
    language,
    letter: plain(
      "connection-mail.token",
      {},
      facts(
        row("connection-mail.token.name", name),
        code("connection-mail.token.scopes", scopes.join(", ")),
        code("connection-mail.token.lastDay", lastDay ?? "–"),
      ),
      link("connection-mail.look", "/admin/settings/connections"),
      note("connection-mail.token.note"),
    ),
  };
}

type SwitchedOff = Readonly<{ url: string; failingSince: Date }>;

/** Nothing was delivered for days: somebody must check the receiver. */
export function webhookOffLetter(publicUrl: string, { url, failingSince }: SwitchedOff): StaffMail {
  const { plain, facts, code, link, note } = letterWriter(language, publicUrl);
  return {
    kind: "webhook-off",
    language,
    letter: plain(
      "connection-mail.off",
      {},
      facts(
        code("connection-mail.off.address", url),
        code("connection-mail.off.since", toTheMinute(failingSince)),
      ),
      link("connection-mail.look", "/admin/settings/connections"),
      note("connection-mail.off.note"),
    ),
  };
}
