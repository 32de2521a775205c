import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import type { Term } from "./term.ts";

const files = languages.map(async (language) => {
  const { terms } = (await import(`./${language}.ts`)) as { terms: readonly Term[] };
  return [language, terms] as const;
});
const glossary = Object.fromEntries(await Promise.all(files)) as Record<Language, readonly Term[]>;

type Text = Readonly<{ where: string; words: string; toStaff?: boolean }>;

/** Staff are colleagues: the back office may address one person. Their mail may not. */
const forStaff = new Set(readdirSync("app/messages/en/staff").map((name) => name.replace(/\.json$/, "")));

test.each(languages)("every text in %s calls each idea by its one word", (language) => {
  const written = writtenTexts(language);
  expect(written.length).toBeGreaterThan(400);
  expect(problemsIn([...catalogTexts(language), ...written], glossary[language])).toEqual([]);
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
  expect(said("ar", "معتمدة كهيئة نفع عام")).toBe(1);
  expect(said("en", "Oops, the payment processor is away")).toBe(2);
});

test("every term says why, and what it refuses it does not itself use", () => {
  for (const { idea, use, not, why } of languages.flatMap((language) => glossary[language])) {
    expect([idea, use, why].every((part) => part.length > 2)).toBe(true);
    expect(not.filter((word) => use.split(/[;,،] ?/).includes(word))).toEqual([]);
  }
});

function problemsIn(texts: readonly Text[], terms: readonly Term[]): string[] {
  return terms.flatMap(({ use, not, but = [], visitorsOnly }) =>
    not.flatMap((word) => {
      const pattern = patternOf(word);
      return texts
        .filter(
          ({ where, words, toStaff }) =>
            !(visitorsOnly && toStaff) && !but.includes(where) && pattern.test(unvowelled(words)),
        )
        .map(({ where }) => `${where} says "${word}": use ${use}`);
    }),
  );
}

/** Whole words; in Arabic the small words that are written to the next one may stand before it. */
function patternOf(word: string): RegExp {
  const ending = word.endsWith("*") ? "" : "(?![\\p{L}\\p{M}])";
  const escaped = unvowelled(word)
    .replace(/\*$/, "")
    .replaceAll(/[.()?]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{M}])[وفبكل]?${escaped}${ending}`, "iu");
}

/** Arabic vowel signs may be written or left out: the word is the same. */
const unvowelled = (text: string): string => text.replaceAll(/[\u064b-\u0652]/g, "");

const catalogTexts = (language: Language): Text[] =>
  Object.entries(readCatalogs()[language]).flatMap(([name, messages]) =>
    Object.entries(messages).map(([where, words]) => ({ where, words, toStaff: forStaff.has(name) })),
  );

/** What the sources themselves say: the sample content, the papers, the seed. Each text there stands in three languages. */
function writtenTexts(language: Language): Text[] {
  const literal = new RegExp(String.raw`\b${language}:\s*(?:"((?:[^"\\]|\\.)*)"|\`([^\`]*)\`)`, "g");
  return ["app", "domain", "server", "adapters"].flatMap(sourcesUnder).flatMap((where) =>
    [...readFileSync(where, "utf8").matchAll(literal)].map(([, quoted, template]) => ({
      where,
      words: quoted ?? template ?? "",
    })),
  );
}

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixtures)\./.test(name))
    .map((name) => join(folder, name));
