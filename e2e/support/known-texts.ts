import { compileMessage } from "@lingui/message-utils/compileMessage";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { readCatalogs } from "../../app/messages/read-catalogs.ts";
import { isLanguage, languageFacts, type Language } from "../../domain/language.ts";

const patternsOf = new Map<Language, RegExp[]>();

/** The texts that are neither from the catalogs nor from content, in this language. */
export function strangers(texts: string[], language: Language): string[] {
  return texts.filter((text) => !hasNoWords(text) && !isKnown(text, language));
}

/** Most texts of a page stand on the others too. */
const met = new Set<string>();

function isKnown(text: string, language: Language): boolean {
  const key = `${language} ${text}`;
  if (!met.has(key) && knownTexts(language).some((pattern) => pattern.test(text))) met.add(key);
  return met.has(key);
}

/** Figures, dates in digits, references, e-mail addresses: the same in every language. */
const hasNoWords = (text: string): boolean =>
  !/\p{L}{2}/u.test(text.replace(/\S+@\S+|https?:\S+|[A-Z]{2}\d{2}[A-Z0-9 ]+/g, ""));

function knownTexts(language: Language): RegExp[] {
  let patterns = patternsOf.get(language);
  if (!patterns) {
    const catalog = Object.values(readCatalogs()[language]).flatMap((texts) => Object.values(texts));
    const content = stringsIn(sampleContent(new Date().toISOString().slice(0, 10)), language);
    patterns = [
      ...catalog.map((text) => new RegExp(`^${sourceOf(compileMessage(text))}( – .*)?$`, "su")),
      // A page's title is its subject and the foundation's name.
      ...[...content, ...Object.values(languageFacts).map(({ name }) => name)].map(
        (text) => new RegExp(`^${escape(text)}( – .*)?$`, "su"),
      ),
      ...datePatterns(language),
    ];
    patternsOf.set(language, patterns);
  }
  return patterns;
}

/** A localized value counts in its own language alone; a plain string counts in all of them. */
function stringsIn(value: unknown, language: Language): string[] {
  if (typeof value === "string") return value.split(/\n+/).map((part) => part.trim());
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, language));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isLanguage(key) && key !== language ? [] : stringsIn(part, language),
  );
}

/** A compiled message as a pattern: words literally, values as anything. */
function sourceOf(tokens: unknown): string {
  if (typeof tokens === "string") return escape(withoutTags(tokens));
  if (!Array.isArray(tokens)) return ".*";
  return tokens
    .map((token: unknown) => {
      if (typeof token === "string") return token === "#" ? "[\\d.,]+" : escape(withoutTags(token));
      const [, type, choices] = token as [string, string?, Record<string, unknown>?];
      if (!type || typeof choices !== "object") return ".*";
      const forms = Object.entries(choices).filter(([form]) => form !== "offset");
      return `(?:${forms.map(([, form]) => sourceOf(form)).join("|")})`;
    })
    .join("");
}

const withoutTags = (text: string): string => text.replace(/<\/?\d+\/?>/g, "");
const escape = (text: string): string => text.trim().replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

function datePatterns(language: Language): RegExp[] {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { month: "long" });
  const short = new Intl.DateTimeFormat(languageFacts[language].locale, { month: "short" });
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15));
  const names = [...months.map((day) => format.format(day)), ...months.map((day) => short.format(day))];
  return names.map(
    (name) => new RegExp(`^[\\d\\s.,:–/-]*${escape(name)}[^\\p{L}]*(\\p{L}{1,3}[^\\p{L}]*)?$`, "su"),
  );
}
