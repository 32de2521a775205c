/* Mixed directions: a Latin name or a sum inside an Arabic sentence is reordered unless it is isolated. Values carry Unicode isolates, because catalogs give plain text; HTML turns them into <bdi>, the text version keeps them. */
const autoIsolate = "\u2068";
const leftToRightIsolate = "\u2066";
const endOfIsolate = "\u2069";

/** Direction controls inside a value would affect the text around it. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const isolated = /([\u2066\u2068])([^\u2066-\u2069]*)\u2069/g;

/** For names, sums, dates: direction by content. */
export const isolate = (value: string | number): string => `${autoIsolate}${bare(value)}${endOfIsolate}`;

/** For IBANs, phone numbers, e-mail addresses, receipt numbers: always left to right. */
export const isolateCode = (value: string | number): string =>
  `${leftToRightIsolate}${bare(value)}${endOfIsolate}`;

/** Isolates all values of a sentence: `translate(language, id, isolateAll({ name, amount }))`. */
export const isolateAll = <Name extends string>(
  values: Readonly<Record<Name, string | number>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<string | number>(values).map(([name, value]) => [name, isolate(value)]),
  ) as Record<Name, string>;

export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

/** Passes each isolated part of a text to `wrap`; unmatched marks are dropped. */
export const replaceIsolates = (
  text: string,
  wrap: (value: string, direction: "auto" | "ltr") => string,
): string =>
  withoutIsolates(
    text.replace(isolated, (_, open: string, value: string) =>
      wrap(value, open === leftToRightIsolate ? "ltr" : "auto"),
    ),
  );

/** The direction of user text by its first letter, like `dir="auto"`. */
export function directionOfText(text: string): "ltr" | "rtl" {
  const [first] = text.match(/\p{L}/u) ?? [];
  return first && /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(first) ? "rtl" : "ltr";
}

const bare = (value: string | number): string => String(value).replace(directionControls, "");
