import { expect, test } from "vitest";
import { withTextsFilled } from "./texts-filled.ts";
import { isTranslated, textLanguage, untranslatedIn } from "./untranslated.ts";

const text = (en: string, nl: string, ar: string) => ({ en, nl, ar });

test("an untranslated language shows the first language that is translated", () => {
  expect(textLanguage({ untranslated: ["nl", "ar"] }, "nl")).toBe("en");
  expect(textLanguage({ untranslated: ["en", "ar"] }, "ar")).toBe("nl");
  expect(textLanguage({ untranslated: ["nl"] }, "ar")).toBe("ar");
  expect(isTranslated({}, "nl")).toBe(true);
  expect(isTranslated({ untranslated: ["nl"] }, "nl")).toBe(false);
});

test("all texts of an untranslated language are filled, also those that are written already and those within lists", () => {
  const body = {
    untranslated: ["nl", "ar"] as const,
    id: "flood",
    title: text("Flood", "Overstroming", ""),
    updates: [{ on: "2026-11-18", title: text("One", "", "") }],
    cover: null,
  };
  expect(withTextsFilled(body)).toEqual({
    ...body,
    title: text("Flood", "Flood", "Flood"),
    updates: [{ on: "2026-11-18", title: text("One", "One", "One") }],
  });
});

test("a translated record is left as it is, and its answer says nothing about languages", () => {
  const body = { title: text("Flood", "", ""), untranslated: [] };
  expect(withTextsFilled(body)).toBe(body);
  expect(untranslatedIn(body)).toEqual({});
  expect(untranslatedIn({ untranslated: ["ar"] })).toEqual({ untranslated: ["ar"] });
});
