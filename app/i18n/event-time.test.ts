import { expect, test } from "vitest";
import { translate } from "#server/translate.ts";
import type { Language } from "#domain/language.ts";
import { eventTime, startElsewhere } from "./event-time.ts";
import type { Text } from "./text.tsx";

const formatMessage =
  (language: Language): Text =>
  (id, values) =>
    translate(language, id, values);
const evening = {
  startsAt: "2026-11-15T19:30:00+01:00",
  endsAt: "2026-11-15T20:30:00+01:00",
  countryCode: "NL",
} as const;

test("an event is told on the clocks of its own place, in the visitor's language", () => {
  expect(eventTime(evening, "en", formatMessage("en"))).toEqual(["Sunday 15 November 2026", "19:30–20:30"]);
  expect(eventTime(evening, "nl", formatMessage("nl"))).toEqual([
    "zondag 15 november 2026",
    "19:30–20:30 uur",
  ]);
  expect(eventTime(evening, "ar", formatMessage("ar"))).toEqual([
    "الأحد 15 نوفمبر 2026",
    "من 19:30 إلى 20:30",
  ]);
});

test("a morning in Riyadh is a morning, wherever the server stands", () => {
  const drill = {
    startsAt: "2026-07-01T05:30:00Z",
    endsAt: "2026-07-01T08:30:00Z",
    countryCode: "SA",
  } as const;
  expect(eventTime(drill, "en", formatMessage("en"))).toEqual(["Wednesday 1 July 2026", "08:30–11:30"]);
});

test("an event that ends on another day says both", () => {
  const night = { ...evening, endsAt: "2026-11-16T00:30:00+01:00" };
  expect(eventTime(night, "en", formatMessage("en"))).toEqual([
    "Sunday 15 November 2026, 19:30",
    "until Monday 16 November 2026, 00:30",
  ]);
});

test("those who join from elsewhere are told their own hour, and their day where it is another", () => {
  expect(startElsewhere(evening, "AE", "en", formatMessage("en"))).toBe("22:30 in Dubai");
  expect(startElsewhere(evening, "SA", "nl", formatMessage("nl"))).toBe("21:30 uur in Riyad");
  const late = { ...evening, startsAt: "2026-11-15T23:00:00+01:00" };
  expect(startElsewhere(late, "AE", "en", formatMessage("en"))).toBe("Monday 02:00 in Dubai");
});
