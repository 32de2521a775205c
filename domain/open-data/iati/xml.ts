import { languages, type Localized } from "#domain/language.ts";
import { withoutMarks } from "../without-marks.ts";

type Attributes = Readonly<Record<string, string | undefined>>;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Drops characters that XML cannot contain, and direction marks. */
const escaped = (text: string): string =>
  withoutMarks(text)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An element with its content; an empty one is self-closing. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? "" : ` ${key}="${escaped(value)}"`))
    .join("");
  const content = inside.join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export const textElement = (name: string, text: string): string => element(name, {}, escaped(text));

export const narrative = (text: string): string => textElement("narrative", text);

/** One narrative per language; English is the default. */
export const narratives = (texts: Localized): string =>
  languages
    .map((language) =>
      element("narrative", language === "en" ? {} : { "xml:lang": language }, escaped(texts[language])),
    )
    .join("");

export const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`;
