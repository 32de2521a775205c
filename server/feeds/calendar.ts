import type { Language } from "#domain/language.ts";

export type CalendarEvent = {
  id: string;
  title: string;
  description: string;
  place: string;
  startsAt: string;
  endsAt: string;
};
type About = { publicUrl: string; address: string; organizer: string; language: Language; madeAt: Date };

const maxLineBytes = 75;

/** RFC 5545. Times are in UTC, so no time zone definition is needed. */
export function calendarFile(event: CalendarEvent, about: About): string {
  const inLanguage = `;LANGUAGE=${about.language}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(about.organizer)}//Open Hand//${about.language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    // A stable id, so that an update replaces the event in the calendar.
    `UID:${event.id}@${new URL(about.publicUrl).hostname}`,
    `DTSTAMP:${utc(about.madeAt)}`,
    `DTSTART:${utc(new Date(event.startsAt))}`,
    `DTEND:${utc(new Date(event.endsAt))}`,
    `SUMMARY${inLanguage}:${escapeText(event.title)}`,
    `DESCRIPTION${inLanguage}:${escapeText(event.description)}`,
    `LOCATION${inLanguage}:${escapeText(event.place)}`,
    `URL:${about.address}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Escapes separators and removes unprintable characters. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

/** RFC 5545 folds by bytes; a character is never split. */
export function fold(line: string): string {
  const rows: string[] = [];
  let row = "";
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > maxLineBytes) {
      rows.push(row);
      row = " ";
      bytes = 1;
    }
    row += letter;
    bytes += size;
  }
  return [...rows, row].join("\r\n");
}

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}

/** 20261115T183000Z */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
