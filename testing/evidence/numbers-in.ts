/** A number as somebody reads it: money in cents, a share in percent, or so many. */
export type Written = Readonly<{
  unit: "cents" | "millions" | "percent" | "count";
  value: number;
  text: string;
}>;

const digits = "٠١٢٣٤٥٦٧٨٩";
const easternDigits = "۰۱۲۳۴۵۶۷۸۹";

/** Without the marks that keep lines in order, and with the digits of one script. */
export const inLatin = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\u00ad]/g, "")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[٠-٩]/g, (digit) => String(digits.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(easternDigits.indexOf(digit)))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replaceAll("٪", "%");

const euro = String.raw`(?:€|euros?|EUR|يورو)`;
const million = String.raw`(?:M\b|mln\.?|مليون)`;
const number = {
  en: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`,
  nl: String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
};

/** Every number of a text, as its language writes them. */
export function numbersIn(text: string, language: "en" | "nl" | "ar"): Written[] {
  const pattern = new RegExp(
    `(?<before>${euro} ?-?)?(?<number>${number[language === "nl" ? "nl" : "en"]})(?<millions> ?${million})?(?<after> ?${euro})?(?<percent> ?%)?`,
    "giu",
  );
  return [...inLatin(text).matchAll(pattern)].map(({ 0: all, groups = {} }) => {
    const [thousand, point] = language === "nl" ? [".", ","] : [",", "."];
    const value = Number((groups["number"] ?? "").replaceAll(thousand, "").replace(point, "."));
    const read = { value, text: all.trim() };
    if (groups["millions"]) return { unit: "millions", ...read };
    if (groups["percent"]) return { unit: "percent", ...read };
    return groups["before"] || groups["after"]
      ? { ...read, unit: "cents", value: Math.round(value * 100) }
      : { unit: "count", ...read };
  });
}
