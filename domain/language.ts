/** The languages of the site. English is the default and owns the message ids. Adding one: docs/architecture.md, "A language". */
export const languages = ["en", "nl", "ar"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage = "en" satisfies Language;

/** A text that staff write: always in every language. */
export type Localized = Readonly<Record<Language, string>>;

const scripts = {
  latin: { direction: "ltr", comma: ",", semicolon: ";" },
  arabic: { direction: "rtl", comma: "،", semicolon: "؛" },
} as const;
export type Script = keyof typeof scripts;

type LanguageFacts = Readonly<{
  /** In the language itself. */
  name: string;
  /** The tag given to Intl. */
  locale: string;
  script: Script;
  months: string;
  /** The word between a day and its hour. */
  at: string;
  numbers: Readonly<{
    point: string;
    group: string;
    minus: string;
    percent: string;
    euros: (minus: string, digits: string) => string;
  }>;
}>;

/** Arabic pins Latin digits and the Gregorian calendar, whose defaults vary per ICU version. Marks keep signs beside digits. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    name: "English",
    locale: "en-GB",
    script: "latin",
    months: "January February March April May June July August September October November December",
    at: "at",
    numbers: {
      point: ".",
      group: ",",
      minus: "-",
      percent: "%",
      euros: (minus, digits) => `${minus}€${digits}`,
    },
  },
  nl: {
    name: "Nederlands",
    locale: "nl-NL",
    script: "latin",
    months: "januari februari maart april mei juni juli augustus september oktober november december",
    at: "om",
    numbers: {
      point: ",",
      group: ".",
      minus: "-",
      percent: "%",
      euros: (minus, digits) => `€\u00a0${minus}${digits}`,
    },
  },
  ar: {
    name: "العربية",
    locale: "ar-AE-u-nu-latn-ca-gregory",
    script: "arabic",
    months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
    at: "في",
    numbers: {
      point: ".",
      group: ",",
      minus: "\u200e-",
      percent: "\u200e%\u200e",
      euros: (minus, digits) => `\u200f${minus}${digits}\u00a0€`,
    },
  },
};

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** `perLanguage(() => "")` is an empty text in every language. */
export const perLanguage = <T>(valueFor: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, valueFor(language)])) as Record<Language, T>;

/** Names of fields or columns, one for each language: `title.en`, `title.nl`. */
export const namesPerLanguage = <Name extends string>(name: Name): `${Name}.${Language}`[] =>
  languages.map((language) => `${name}.${language}` as const);

export const scriptOf = (language: Language): Script => languageFacts[language].script;

/** Between the parts of a list or an address. */
export const commaOf = (language: Language): "," | "،" => scripts[scriptOf(language)].comma;
export const semicolonOf = (language: Language): ";" | "؛" => scripts[scriptOf(language)].semicolon;

export const directionOf = (language: Language): "ltr" | "rtl" => scripts[scriptOf(language)].direction;
export const isRightToLeft = (language: Language): boolean => directionOf(language) === "rtl";
