import { expect, test } from "vitest";
import { sampleContent } from "../kinds.ts";
import { languages } from "#domain/language.ts";
import { fillFoundationFacts, foundationFacts, readableLegalText } from "./foundation-facts.ts";

const { foundation: foundations, legalText: legalTexts } = sampleContent("2026-11-15");
const [foundation] = foundations;
if (!foundation) throw new Error("The sample has no foundation");

const terms = new Proxy<Record<string, string>>(
  {},
  { get: () => "1 year", getOwnPropertyDescriptor: termsOnly },
);
function termsOnly(_: object, name: PropertyKey) {
  return String(name).startsWith("keep_") ? { value: "1 year", configurable: true } : undefined;
}

test("the foundation's own facts are filled into a text", () => {
  expect(fillFoundationFacts("{statutoryName}, {address}, IBAN {iban}.", foundation, "nl")).toBe(
    "Stichting Open Hand, Voorbeeldkade 12, 1019 AB Amsterdam, IBAN NL91\u00a0ABNA\u00a00417\u00a01643\u00a000.",
  );
});

test("inside Arabic, numbers and addresses keep their own direction", () => {
  expect(fillFoundationFacts("{statutoryName}: {phone}", foundation, "ar")).toBe(
    "مؤسسة اليد المفتوحة: \u2066+31\u00a020\u00a0123\u00a04567\u2069",
  );
});

test("an unknown fact is named, not left in the text", () => {
  expect(() => fillFoundationFacts("Our {colour}", foundation, "en")).toThrow(
    "Unknown foundation fact {colour}",
  );
  expect(() => fillFoundationFacts("{constructor}", foundation, "en")).toThrow("{constructor}");
});

test("every fact has words in every language", () => {
  for (const language of languages)
    for (const fact of Object.values(foundationFacts)) expect(fact(foundation, language)).not.toBe("");
});

test.each(legalTexts.map((text) => [text.id, text] as const))(
  "the %s text can be read in three languages with every fact filled in",
  (_, text) => {
    for (const language of languages) {
      const readable = readableLegalText(text, foundation, language, terms);
      expect(JSON.stringify(readable)).not.toMatch(/\{\w+\}/);
      expect(readable.sections.map((section) => section.id)).toEqual(
        text.sections.map((section) => section.id),
      );
    }
  },
);

test("facts are filled into headings, paragraphs and lists alike", () => {
  const [text] = legalTexts;
  if (!text) throw new Error("The sample has no legal text");
  const ask = { en: "{kvk}", nl: "{kvk}", ar: "{kvk}" };
  const sections = [{ id: "all", heading: ask, paragraphs: [ask], items: [ask] }];
  const readable = readableLegalText({ ...text, summary: ask, sections }, foundation, "nl", {});
  expect(readable.summary).toBe("12345678");
  expect(readable.sections).toEqual([
    { id: "all", heading: "12345678", paragraphs: ["12345678"], items: ["12345678"] },
  ]);
});
