import { expect, test } from "vitest";
import { paperTexts } from "../paper-texts.fixtures.ts";
import { auditorSentence } from "./auditor-texts.ts";
import type { Auditor } from "./books.ts";

const say = (auditor: Auditor | null) => auditorSentence(auditor, paperTexts("en"));
const name = { en: "Jansen", nl: "Jansen", ar: "يانسن" };

test("without an auditor the paper says that nobody examined the figures", () => {
  expect(say(null)).toBe("No auditor has examined these figures.");
});

test("a sample auditor has examined nothing, whatever date it bears", () => {
  expect(say({ name, sample: true, reportOn: "2024-06-14" })).toContain("Jansen is fictional");
});

test("a real auditor is quoted only with the date of a signed report", () => {
  expect(say({ name, sample: false, reportOn: null })).toContain("these figures are unaudited");
  expect(say({ name, sample: false, reportOn: "2024-06-14" })).toContain("The signed report of 14 June 2024");
});
