/** The three languages of the site. English is the default and owns the message ids. */
export const languages = ["en", "nl", "ar"] as const;
export type Language = (typeof languages)[number];

/** A text that staff write: always in all three languages. */
export type Localized = Readonly<Record<Language, string>>;

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** Between the parts of a list or an address. */
export const commaOf = (language: Language): "," | "،" => (language === "ar" ? "،" : ",");

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
