import { expect, test } from "vitest";
import { problemInTexts, problemInTime } from "./check-campaign.ts";

const none = { en: "", nl: "", ar: "" };
const english = { subject: { ...none, en: "News" }, body: { ...none, en: "Dear {name}," } };

test("one complete language is enough", () => {
  expect(problemInTexts(english)).toBeNull();
});

test.each([
  ["nothing", { subject: none, body: none }, "text_missing"],
  ["only spaces", { subject: { ...none, en: " " }, body: { ...none, en: "\n" } }, "text_missing"],
  [
    "a subject without a text",
    { ...english, subject: { ...english.subject, nl: "Nieuws" } },
    "text_incomplete",
  ],
  ["an unknown placeholder", { ...english, body: { ...none, en: "Dear {nmae}" } }, "placeholder_unknown"],
  ["one in the subject", { ...english, subject: { ...none, en: "{amount}" } }, "placeholder_unknown"],
] as const)("%s is refused", (_, texts, problem) => {
  expect(problemInTexts(texts)).toBe(problem);
});

test("a moment that has passed is refused, and so is one in years", () => {
  const now = new Date("2026-11-18T20:00:00Z");
  expect(problemInTime(null, now)).toBeNull();
  expect(problemInTime(now, now)).toBe("date_past");
  expect(problemInTime(new Date("2026-11-18T20:01:00Z"), now)).toBeNull();
  expect(problemInTime(new Date("2062-11-18T20:01:00Z"), now)).toBe("date_far");
});
