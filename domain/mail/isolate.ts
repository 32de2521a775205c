/*
 * Mixed directions: a Latin name or a sum inside an Arabic sentence swaps its parts with its surroundings unless it is
 * isolated. Values carry their isolation as Unicode marks, because sentences come out of the catalogs as plain text; the
 * HTML of a letter turns the marks into <bdi>, its text version keeps them.
 */
const autoIsolate = "\u2068";
const leftToRightIsolate = "\u2066";
const endOfIsolate = "\u2069";

/** Marks that open, close or override a direction: inside a value they would reach out of it. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const isolated = /([\u2066\u2068])([^\u2066-\u2069]*)\u2069/g;

/** For names, sums, dates: whatever direction the value itself has. */
export const isolate = (value: string | number): string => `${autoIsolate}${bare(value)}${endOfIsolate}`;

/** For IBANs, phone numbers, e-mail addresses, receipt numbers: always left to right. */
export const isolateCode = (value: string | number): string =>
  `${leftToRightIsolate}${bare(value)}${endOfIsolate}`;

/** The values of a sentence, each on its own: `translate(language, id, isolateAll({ name, amount }))`. */
export const isolateAll = <Name extends string>(
  values: Readonly<Record<Name, string | number>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<string | number>(values).map(([name, value]) => [name, isolate(value)]),
  ) as Record<Name, string>;

export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

/** Hands each isolated stretch of a text to `wrap`; a mark without its partner is dropped. */
export const replaceIsolates = (
  text: string,
  wrap: (value: string, direction: "auto" | "ltr") => string,
): string =>
  withoutIsolates(
    text.replace(isolated, (_, open: string, value: string) =>
      wrap(value, open === leftToRightIsolate ? "ltr" : "auto"),
    ),
  );

/** The direction of someone's own words: that of their first letter, as `dir="auto"` decides it in a browser. */
export function directionOfText(text: string): "ltr" | "rtl" {
  const [first] = text.match(/\p{L}/u) ?? [];
  return first && /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(first) ? "rtl" : "ltr";
}

const bare = (value: string | number): string => String(value).replace(directionControls, "");
