import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { isRightToLeft, languageFacts, type Language } from "#domain/language.ts";
import { numbersFor } from "./numbers.ts";

/** Texts as the build compiles them, by their ids. */
export type Messages = Record<string, CompiledMessage>;
export type Values = Readonly<Record<string, string | number>>;

/**
 * A compiled text with its values in their places. Of ICU's choices our catalogs know the plural alone, which a test holds.
 * Lingui's own runtime does the same, but asks Intl to write a number for every plural, which a phone waits for.
 */
export function formatMessage(
  language: Language,
  message: CompiledMessage,
  values: Values = {},
  count?: number,
): string {
  return message
    .map((token) => {
      if (token === "#" && count !== undefined)
        return numbersFor(language).number(count, { least: 0, most: 3 });
      if (typeof token === "string") return token;
      const [name, kind, choices] = token;
      const value = values[name];
      if (kind !== "plural") return typeof value === "string" ? keptTogether(language, value) : (value ?? "");
      const counted = Number(value);
      return formatMessage(language, choose(language, counted, choices as Messages), values, counted);
    })
    .join("");
}

/**
 * Inside an Arabic sentence a Latin name, a sum, a date or a code swaps its parts with its surroundings, unless Unicode's
 * marks keep it together. The formatter sets them, so that no translator has to think of it.
 */
const keptTogether = (language: Language, value: string): string =>
  isRightToLeft(language) && /^[^\u2066-\u2068]*[^\u0600-\u06ff\s\d.,:\u2066-\u2068]/.test(value)
    ? `${arabicLetter.test(value) ? "\u2067" : "\u2068"}${value}\u2069`
    : value;

/** An address that begins with its street and ends with its country in Arabic is read from the right all the same. */
const arabicLetter = /[\u0620-\u064a]/;

const rules = new Map<Language, Intl.PluralRules>();

function choose(language: Language, count: number, choices: Messages): CompiledMessage {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(languageFacts[language].locale)));
  return choices[count] ?? choices[rule.select(count)] ?? choices["other"] ?? [];
}
