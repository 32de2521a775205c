import { defaultLanguage, languages, type Language } from "#domain/language.ts";
import { paragraphs } from "../localized.ts";
import { aligned } from "./aligned.ts";
import type { DraftBody, FieldSpec } from "./field-spec.ts";

/** The language that the others are translated from. */
export const sourceLanguage = defaultLanguage;

/** The source paragraph that each paragraph of a translation was made from. */
type MadeFrom = Readonly<Record<string, string>>;
/** By field and language: `body.nl`. */
export type TranslationMemory = Readonly<Record<string, MadeFrom>>;

export type OutdatedParagraph = Readonly<{
  paragraph: string;
  /** The source paragraph that it was made from. */
  was: string;
  /** What the source says in its place now; null if it was removed. */
  now: string | null;
}>;
export type TranslationState = Readonly<{
  outdated: readonly OutdatedParagraph[];
  missing: readonly string[];
}>;

/** An unknown paragraph was made from the source paragraph in its place. */
function madeFrom(sources: readonly string[], texts: readonly string[], memory: MadeFrom = {}): string[] {
  let place = -1;
  return texts.map((text) => {
    const known = memory[text];
    const found = known === undefined ? -1 : sources.indexOf(known, place + 1);
    place = found >= 0 ? found : Math.min(place + 1, sources.length - 1);
    return known ?? sources[place] ?? "";
  });
}

/** What a translator has to do. An empty text or source asks for nothing here. */
export function translationState(
  source: string,
  translation: string,
  memory: MadeFrom = {},
): TranslationState {
  const [sources, texts] = [paragraphs(source), paragraphs(translation)];
  if (sources.length === 0 || texts.length === 0) return { outdated: [], missing: [] };
  const made = madeFrom(sources, texts, memory);
  const outdated: OutdatedParagraph[] = [];
  const missing: string[] = [];
  let added: string[] = [];
  let lost: number[] = [];
  let index = 0;
  const endGap = () => {
    for (const place of lost) {
      const [paragraph = "", was = ""] = [texts[place], made[place]];
      // Two paragraphs may be made from one.
      const isCurrent = sources.includes(was);
      if (!isCurrent) outdated.push({ paragraph, was, now: added.shift() ?? null });
    }
    missing.push(...added);
    [added, lost] = [[], []];
  };
  for (const step of aligned(sources, made)) {
    if ("same" in step) endGap();
    if ("left" in step) added.push(step.left);
    else {
      if ("right" in step) lost.push(index);
      index += 1;
    }
  }
  endGap();
  return { outdated, missing };
}

/** The memory after a save: paragraphs that were not changed keep theirs, new ones are made from the text of now. */
export function memoryAfter(
  fields: readonly FieldSpec[],
  memory: TranslationMemory,
  { before, after }: Readonly<{ before: DraftBody; after: DraftBody }>,
): TranslationMemory {
  const entries = translatedPlaces(fields).map(({ name, language }) => {
    const key = memoryKey(name, language);
    const known = pairs(textOf(before, name, sourceLanguage), textOf(before, name, language), memory[key]);
    return [key, pairs(textOf(after, name, sourceLanguage), textOf(after, name, language), known)] as const;
  });
  return Object.fromEntries(entries.filter(([, made]) => Object.keys(made).length > 0));
}

function pairs(source: string, translation: string, memory: MadeFrom = {}): MadeFrom {
  const texts = paragraphs(translation);
  const made = madeFrom(paragraphs(source), texts, memory);
  return Object.fromEntries(texts.map((text, index) => [text, made[index] ?? ""]));
}

export const memoryKey = (name: string, language: Language): string => `${name}.${language}`;

const translatedPlaces = (fields: readonly FieldSpec[]) =>
  fields
    .filter(({ type }) => type === "localized")
    .flatMap(({ name }) =>
      languages.filter((each) => each !== sourceLanguage).map((language) => ({ name, language })),
    );

/** Languages of which a text is older than its source, or lacks a part of it. */
export const outdatedLanguages = (
  fields: readonly FieldSpec[],
  body: DraftBody,
  memory: TranslationMemory,
): Language[] => {
  const places = translatedPlaces(fields).filter(({ name, language }) => {
    const { outdated, missing } = translationState(
      textOf(body, name, sourceLanguage),
      textOf(body, name, language),
      memory[memoryKey(name, language)],
    );
    return outdated.length + missing.length > 0;
  });
  return languages.filter((each) => places.some(({ language }) => language === each));
};

function textOf(body: DraftBody, name: string, language: Language): string {
  const text = (body[name] as Partial<Record<Language, unknown>> | null | undefined)?.[language];
  return typeof text === "string" ? text : "";
}
