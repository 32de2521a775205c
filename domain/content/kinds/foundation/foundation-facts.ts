import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import { isRightToLeft, type Language } from "#domain/language.ts";
import type { Foundation } from "./schema.ts";
import type { LegalText } from "../legal-text/schema.ts";
import { inLanguage } from "../../localized.ts";
import type { InLanguage } from "../../localized.ts";

const placeholder = /\{(\w+)\}/g;

const leftToRightIsolate = "\u2066";
const endOfIsolate = "\u2069";

/** Further placeholders with formatted values: retention periods. */
type MoreFacts = Readonly<Record<string, string>>;
type Fact = (foundation: Foundation, language: Language) => string;

/** Placeholders that a text may use. */
export const foundationFacts = {
  statutoryName: ({ statutoryName }, language) => statutoryName[language],
  registeredName: ({ registeredName }, language) => latin(registeredName, language),
  address: ({ address }, language) =>
    latin(`${address.street}, ${address.postalCode} ${address.city}`, language),
  city: ({ city }, language) => city[language],
  country: ({ country }, language) => country[language],
  hostingCountry: ({ hostingCountry }, language) => hostingCountry[language],
  rsin: ({ rsin }, language) => latin(rsin, language),
  kvk: ({ kvk }, language) => latin(kvk, language),
  iban: ({ iban }, language) => latin(onOneLine(inGroupsOfFour(iban)), language),
  bic: ({ bic }, language) => latin(bic, language),
  email: ({ email }, language) => latin(email, language),
  phone: ({ phone }, language) => latin(onOneLine(phone), language),
  openingHours: ({ openingHours }, language) => openingHours[language],
  foundedYear: ({ foundedYear }) => String(foundedYear),
} as const satisfies Record<string, Fact>;

/** Inserts the foundation's facts into a text. An unknown placeholder is an error and stays visible. */
export const fillFoundationFacts = (
  text: string,
  foundation: Foundation,
  language: Language,
  more: MoreFacts = {},
): string =>
  text.replaceAll(placeholder, (_, name: string) => {
    const other = Object.hasOwn(more, name) ? more[name] : undefined;
    if (other !== undefined) return other;
    if (!isFact(name)) throw new Error(`Unknown foundation fact {${name}} in: ${text.slice(0, 80)}`);
    return foundationFacts[name](foundation, language);
  });

/** A legal text in one language, with facts inserted. */
export function readableLegalText(
  legalText: LegalText,
  foundation: Foundation,
  language: Language,
  more: MoreFacts,
): InLanguage<LegalText> {
  const fill = (text: string) => fillFoundationFacts(text, foundation, language, more);
  const read = inLanguage(legalText, language);
  return {
    ...read,
    summary: fill(read.summary),
    sections: read.sections.map((section) => ({
      id: section.id,
      heading: fill(section.heading),
      paragraphs: section.paragraphs.map(fill),
      items: section.items.map(fill),
    })),
  };
}

const isFact = (name: string): name is keyof typeof foundationFacts => Object.hasOwn(foundationFacts, name);

/** In Arabic text, numbers and addresses would otherwise be reordered. */
/** Numbers that people copy or dial do not break across lines. */
const onOneLine = (text: string): string => text.replaceAll(" ", "\u00a0");

const latin = (text: string, language: Language): string =>
  isRightToLeft(language) ? `${leftToRightIsolate}${text}${endOfIsolate}` : text;
