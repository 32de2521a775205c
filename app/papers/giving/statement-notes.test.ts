import { expect, test } from "vitest";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import type { Language } from "#domain/language.ts";
import { paperTexts } from "../paper-texts.fixtures.ts";
import { statementNotes } from "./statement-notes.ts";

const notes = (year: number, language: Language = "en", anbi = true) =>
  statementNotes({ foundation, year, anbi, notAnbi: [] }, paperTexts(language)).join(" ");

test("the statement quotes the law of its own year", () => {
  expect(notes(2026)).toContain("more than 1% of your threshold income (at least €60), up to 10%");
  expect(notes(2026)).toContain("at most €1,500,000 per household");
  expect(notes(2024)).toContain("at most €250,000 per household");
});

test("no law is quoted for a year whose rules are not known, nor without the tax office's recognition", () => {
  expect(notes(2031)).not.toContain("threshold");
  expect(notes(2026, "en", false)).not.toContain("threshold");
  expect(notes(2026, "en", false)).not.toContain("ANBI");
});

test("in any other language the statement points to the Dutch one", () => {
  expect(notes(2026, "en")).toContain("Keep the Dutch one for the tax office.");
  expect(notes(2026, "nl")).not.toContain("Bewaar het Nederlandse");
});
