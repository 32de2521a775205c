import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import { readCatalogs } from "../read-catalogs.ts";
import { arabic } from "./ar.ts";
import { dutch } from "./nl.ts";
import { english } from "./en.ts";
import type { Term } from "./term.ts";

const glossary: Record<Language, readonly Term[]> = { en: english, nl: dutch, ar: arabic };

type Text = Readonly<{ where: string; words: string }>;

/** Staff are colleagues: the back office and the style guide may address one person. */
const forStaff =
  /^(?:admin|agreements|analytics|application|audit|back-office|editor|expenses|exports|settings|styleguide)\b/;

test.each(languages)("every text in %s calls each idea by its one word", async (language) => {
  const texts = [...catalogTexts(language), ...(await writtenTexts(language))];
  expect(texts.length).toBeGreaterThan(500);
  expect(problemsIn(texts, glossary[language])).toEqual([]);
});

test("a word not to use is found wherever it is put back", () => {
  const said = (language: Language, words: string) =>
    problemsIn([{ where: "home.title", words }], glossary[language]).length;
  expect(said("nl", "Vraag uw kwitantie aan")).toBe(1);
  expect(said("nl", "De Subsidieaanvraag")).toBe(1);
  expect(said("nl", "Een actie voor donateurs")).toBe(0);
  expect(said("ar", "شكرًا على تبرعك الكريم")).toBe(1);
  expect(said("ar", "وتبرعك يصل")).toBe(1);
  expect(said("ar", "شكرًا على تبرعكم الكريم")).toBe(0);
  expect(said("en", "Oops, the payment processor is away")).toBe(2);
});

test("every term says why, and what it refuses it does not itself use", () => {
  for (const { idea, use, not, why } of languages.flatMap((language) => glossary[language])) {
    expect([idea, use, why].every((part) => part.length > 2)).toBe(true);
    expect(not.filter((word) => use.split(/[;,،] ?/).includes(word))).toEqual([]);
  }
});

function problemsIn(texts: readonly Text[], terms: readonly Term[]): string[] {
  return terms.flatMap(({ use, not, but = [] }) =>
    not.flatMap((word) => {
      const pattern = patternOf(word);
      return texts
        .filter(({ where, words }) => !but.includes(where) && pattern.test(words))
        .map(({ where }) => `${where} says "${word}": use ${use}`);
    }),
  );
}

/** Whole words; in Arabic the small words that are written to the next one may stand before it. */
function patternOf(word: string): RegExp {
  const ending = word.endsWith("*") ? "" : "(?![\\p{L}\\p{M}])";
  const escaped = word.replace(/\*$/, "").replaceAll(/[.()?]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{M}])[وفبل]?${escaped}${ending}`, "iu");
}

function catalogTexts(language: Language): Text[] {
  return Object.entries(readCatalogs()[language])
    .filter(([name]) => language !== "ar" || !forStaff.test(name))
    .flatMap(([, messages]) => Object.entries(messages).map(([where, words]) => ({ where, words })));
}

/** What the sample content and the papers say, wherever a text stands in three languages. */
async function writtenTexts(language: Language): Promise<Text[]> {
  const texts: Text[] = [];
  for (const folder of ["domain/content/kinds", "domain/zakat", "app/papers/public"]) {
    for (const file of sourcesUnder(folder)) {
      const module: unknown = await import(join(process.cwd(), file));
      collect(module, file, language, texts, new Set());
    }
  }
  return texts;
}

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.(?:test|fixtures)\./.test(name))
    .map((name) => join(folder, name));

function collect(value: unknown, where: string, language: Language, texts: Text[], seen: Set<unknown>): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  const said = (value as Partial<Record<Language, unknown>>)[language];
  if (languages.every((each) => each in value) && typeof said === "string")
    texts.push({ where, words: said });
  else for (const part of Object.values(value)) collect(part, where, language, texts, seen);
}
