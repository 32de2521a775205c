import type { Language } from "#domain/language.ts";
import { retentionNames, type RetentionName, type RetentionPeriods } from "./retention.ts";

const weekDays = 7;
const yearDays = 365;
/** Above this, days are clearer: "90 days", not "13 weeks". */
const maxWeeks = 8;

/** Retention periods as text, by placeholder: {keep_fiscal}. */
export const retentionFacts = (retention: RetentionPeriods, language: Language): Record<string, string> =>
  Object.fromEntries(
    retentionNames.map((name) => [`keep_${name}`, retentionText(name, retention[name], language)]),
  );

/** "4 weeks", "1 jaar", "30 يومًا": the largest exact unit. */
export function retentionText(name: RetentionName, value: number, language: Language): string {
  if (name === "fiscal") return inWords(value, "year", language);
  if (value % yearDays === 0) return inWords(value / yearDays, "year", language);
  const weeks = value / weekDays;
  return Number.isInteger(weeks) && weeks <= maxWeeks
    ? inWords(weeks, "week", language)
    : inWords(value, "day", language);
}

const inWords = (count: number, unit: "year" | "week" | "day", language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: "unit", unit, unitDisplay: "long" }).format(count);
