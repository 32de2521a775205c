import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile, escapeText, fold, type CalendarEvent } from "./calendar.ts";

const evening: CalendarEvent = {
  id: "information-evening",
  title: "Information evening; questions, answers",
  description: "One hour online.\nBring a friend.",
  place: "Study room Noord, Amsterdam",
  startsAt: "2026-11-15T19:30:00+01:00",
  endsAt: "2026-11-15T20:30:00+01:00",
};
const file = (changes: Partial<CalendarEvent> = {}): string =>
  calendarFile(
    { ...evening, ...changes },
    {
      publicUrl: "https://openhand.example:8443",
      address: "https://openhand.example/nl/events/information-evening",
      organizer: "Stichting Open Hand",
      language: "nl",
      madeAt: new Date("2026-11-01T08:00:00.123Z"),
    },
  );
const unfolded = (text: string): string[] => text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

/** Halves of characters, too. */
const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));

test("a calendar can take the event in: times in UTC, one line each, as RFC 5545 has it", () => {
  expect(unfolded(file())).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Stichting Open Hand//Open Hand//NL",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    "UID:information-evening@openhand.example",
    "DTSTAMP:20261101T080000Z",
    "DTSTART:20261115T183000Z",
    "DTEND:20261115T193000Z",
    String.raw`SUMMARY;LANGUAGE=nl:Information evening\; questions\, answers`,
    String.raw`DESCRIPTION;LANGUAGE=nl:One hour online.\nBring a friend.`,
    String.raw`LOCATION;LANGUAGE=nl:Study room Noord\, Amsterdam`,
    "URL:https://openhand.example/nl/events/information-evening",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
});

test("an evening in Amsterdam and a morning in Riyadh are told at the same clock", () => {
  const lines = unfolded(
    file({ startsAt: "2026-07-01T08:30:00+03:00", endsAt: "2026-07-01T11:30:00+03:00" }),
  );
  expect(lines).toContain("DTSTART:20260701T053000Z");
});

test("no line is longer than 75 bytes, none ends without CRLF, and unfolding gives back what was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const line = `DESCRIPTION:${escapeText(text)}`;
      const folded = fold(line);
      for (const row of folded.split("\r\n"))
        expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
      expect(folded.replaceAll("\r\n ", "")).toBe(line);
    }),
    { examples: [["أمسية تعريفية للمتطوعين ".repeat(20)], ["🌊".repeat(60)]] },
  );
});

test("whatever staff write, it cannot end its own line and begin another", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const whole = file({ title: text, description: text, place: text });
      expect(whole.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(unfolded(whole)).toHaveLength(16);
    }),
    { examples: [["x\r\nEND:VEVENT\nBEGIN:VALARM\r"]] },
  );
});

test("escaping can be undone: a calendar shows what staff wrote", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("\\", ";", ",", "\n", "n", "a", "ع") }), (text) => {
      const read = escapeText(text).replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
      expect(read).toBe(text);
    }),
  );
});
