import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { isRightToLeft, languageFacts, type Language } from "#domain/language.ts";
import { numbersFor } from "./numbers.ts";

/** Texts as the build compiles them, by their ids. */
export type Messages = Record<string, CompiledMessage>;
export type Values = Readonly<Record<string, string | number>>;

/** Supports only ICU plurals, which a test enforces. Lingui's runtime calls Intl for every plural, which is slow on phones. */
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

/** Adds Unicode isolates in Arabic: otherwise a Latin name, a sum, a date or a code swaps its parts with its surroundings. */
const keptTogether = (language: Language, value: string): string =>
  isRightToLeft(language) && /^[^\u2066-\u2068]*[^\u0600-\u06ff\s\d.,:\u2066-\u2068]/.test(value)
    ? `${arabicLetter.test(value) ? "\u2067" : "\u2068"}${value}\u2069`
    : value;

/** An address with a Latin street and an Arabic country is still right to left. */
const arabicLetter = /[\u0620-\u064a]/;

const rules = new Map<Language, Intl.PluralRules>();

function choose(language: Language, count: number, choices: Messages): CompiledMessage {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(languageFacts[language].locale)));
  return choices[count] ?? choices[rule.select(count)] ?? choices["other"] ?? [];
}
