import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import { shapes, type Shape } from "./shapes.ts";
import type { Term } from "./term.ts";
import { catalogTexts, unvowelled, writtenTexts, type Text } from "./texts-to-check.ts";

const files = languages.map(async (language) => {
  const { terms } = (await import(`./${language}.ts`)) as { terms: readonly Term[] };
  return [language, terms] as const;
});
const glossary = Object.fromEntries(await Promise.all(files)) as Record<Language, readonly Term[]>;

test.each(languages)("every text in %s calls each idea by its one word", (language) => {
  const written = writtenTexts(language);
  expect(written.length).toBeGreaterThan(400);
  expect(problemsIn([...catalogTexts(language), ...written], glossary[language])).toEqual([]);
});

test.each(languages)("no text in %s has a form that a native reader stumbles over", (language) => {
  // Sample content is prose by named authors; the labels of fields are not.
  const labels = writtenTexts(language).filter(({ where }) => where === "domain/labels.ts");
  expect(misshapen([...catalogTexts(language), ...labels], shapes[language])).toEqual([]);
});

/** Texts of the first version. Each must be refused, with a hint for its writer. */
const oldTexts: readonly [Language, string, string][] = [
  ["en", "admin.tasks.text", "What is to be done"],
  ["en", "admin-payments.lying", "{amount} lies here and is no gift"],
  ["en", "donate.goOn", "Go on with my payment"],
  ["en", "connections.title", "Programs that connect"],
  ["nl", "doctor.long_transaction", "Kijk van wie zij is en beëindig haar."],
  ["nl", "connections.type.gift.charged_back", "De bank van de donateur haalde een gift terug"],
  ["nl", "admin.today.jobs", "{count, plural, one {# taak} other {# taken}} staat stil of mislukt"],
  ["ar", "papers.agreement.gift.promise", "يقدم {donor} إلى {foundation} مبلغًا ثابتًا"],
  ["ar", "alert-mail.well", "صلح منذ {at} بعد {minutes} دقيقة:"],
  ["ar", "first-steps.second_administrator", "ادعُ مسؤولًا ثانيًا"],
];

test.each(oldTexts)("in %s, %s cannot be put back", (language, where, words) => {
  const text = [{ where, words }];
  expect([...misshapen(text, shapes[language]), ...problemsIn(text, glossary[language])]).not.toEqual([]);
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

test("a text whose value can be several things has a line of context for translators", () => {
  const context = Object.keys(JSON.parse(readFileSync("docs/texts-context.json", "utf8")) as object).map(
    (pattern) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
  );
  const english = catalogTexts("en");
  const ambiguous = english.filter(({ words }) => /\{(?:name|what|why|place|about)\}/.test(words));
  // Add a line to docs/texts-context.json: where it appears, who reads it, what each value holds.
  expect(ambiguous.filter(({ where }) => !context.some((line) => line.test(where)))).toEqual([]);
  expect(context.filter((line) => !english.some(({ where }) => line.test(where)))).toEqual([]);
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

const misshapen = (texts: readonly Text[], list: readonly Shape[]): string[] =>
  list.flatMap(({ find, fix, but, visitorsOnly }) =>
    texts
      .filter(({ where, toStaff }) => !(visitorsOnly && toStaff) && !but?.test(where))
      .flatMap(({ where, words }) => {
        const [found] = find.exec(words.replaceAll(/\{(?!(?:name|donor)\b)\w+/g, "{x")) ?? [];
        return found === undefined ? [] : [`${where} says “${found}”: ${fix}`];
      }),
  );

/** Whole words; Arabic words also with the article, the particles written to them, and their case endings. */
function patternOf(word: string): RegExp {
  const ending = word.endsWith("*") ? "" : "(?![\\p{L}\\p{M}])";
  const escaped = unvowelled(word)
    .replace(/\*$/, "")
    .replaceAll(/[.()?]/g, "\\$&")
    .replaceAll(/(?<!\p{L})(?!ال)[\u0621-\u064a]{3,}(?!\p{L})/gu, "(?:ال|لل)?$&(?:ي?ا)?");
  return new RegExp(`(?<![\\p{L}\\p{M}])[وفبكل]?${escaped}${ending}`, "iu");
}
