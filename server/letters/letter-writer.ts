import { createHash } from "node:crypto";
import { formatsFor } from "#app/i18n/format.ts";
import type { Text } from "#app/i18n/text.tsx";
import type { MessageId } from "#app/messages/ids.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import type { Language } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";

export type Row = Extract<Block, { kind: "facts" }>["rows"][number];
export type StaffMail = Pick<MailToQueue, "kind" | "language" | "letter" | "urgent">;

type Values = Parameters<Text>[1];
type Absent = false | null | undefined | "" | 0;
type WithEnding<Ending extends string> = MessageId extends infer Id
  ? Id extends `${infer Prefix}.${Ending}`
    ? Prefix
    : never
  : never;
type Titled = WithEnding<"subject"> & WithEnding<"preheader"> & WithEnding<"heading">;
type Plain = WithEnding<"subject"> & WithEnding<"text">;

export const maxPreheaderLength = 120;

/** The foundation's language. Set once at start; the letters below are made long after. */
export let staffLanguage: Language = "en";
export const writeToStaffIn = (language: Language): void => {
  staffLanguage = language;
};

/** The same mail to each of the staff: one per person and cause. */
export const toStaff = <Mail extends StaffMail>(staff: readonly string[], cause: string, mail: Mail) =>
  staff.map((to) => {
    const person = createHash("sha256").update(to).digest("hex").slice(0, 16);
    return { ...mail, to, cause: `${cause}/${person}` };
  });

/** Makes the parts of a letter in one language. Absent blocks and rows are left out. */
export function letterWriter(language: Language, publicUrl = "") {
  const text: Text = (id, values) => translate(language, id, values);
  const paragraph = (id: MessageId, values?: Values): Block => ({
    kind: "paragraph",
    text: text(id, values),
  });
  const button = (id: MessageId, url: string): Block => ({ kind: "button", label: text(id), url });
  const letterOf = (
    head: Pick<Letter, "subject" | "preheader"> & { heading?: string },
    ...blocks: readonly (Block | Absent)[]
  ): Letter => ({ heading: head.subject, ...head, blocks: blocks.filter((block) => !!block) });
  return {
    language,
    text,
    format: formatsFor(language),
    letterOf,
    /** Subject, preheader and heading have ids with the same beginning. */
    titled: (prefix: Titled, values?: Values, ...blocks: readonly (Block | Absent)[]): Letter =>
      letterOf(
        {
          subject: text(`${prefix}.subject`, values),
          preheader: text(`${prefix}.preheader`, values),
          heading: text(`${prefix}.heading`, values),
        },
        ...blocks,
      ),
    /** The subject is the heading; the text is the preheader and the first paragraph. */
    plain: (prefix: Plain, values?: Values, ...blocks: readonly (Block | Absent)[]): Letter => {
      const intro = text(`${prefix}.text`, values);
      const head = { subject: text(`${prefix}.subject`, values), preheader: intro };
      return letterOf(head, { kind: "paragraph", text: intro }, ...blocks);
    },
    greeting: (
      catalog: "application-mail" | "gift-mail" | "monthly-mail",
      givenName?: string | null,
    ): Block => {
      const name = nameToGreet(givenName);
      return name
        ? paragraph(`${catalog}.greeting`, { name: isolate(name) })
        : paragraph(`${catalog}.greeting.unnamed`);
    },
    paragraph,
    note: (id: MessageId, values?: Values): Block => ({ kind: "note", text: text(id, values) }),
    facts: (...rows: readonly (Row | Absent)[]): Block => ({
      kind: "facts",
      rows: rows.filter((row) => !!row),
    }),
    row: (id: MessageId, value: string): Row => ({ label: text(id), value }),
    code: (id: MessageId, value: string): Row => ({ label: text(id), value, code: true }),
    button,
    /** A button to a page in the letter's language. */
    link: (id: MessageId, path: string): Block => button(id, publicUrl + inLanguage(path, language)),
  };
}

export const toTheMinute = (time: Date): string => `${time.toISOString().slice(0, 16)}Z`;
