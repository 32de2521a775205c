import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { datesFor } from "./dates.ts";
import { numbersFor } from "./numbers.ts";

export type Formats = {
  /** Whole euros without decimals, else two: €25, €26.08. */
  money: (cents: Cents) => string;
  /** Amounts to choose from, which are whole euros before they are cents. */
  wholeEuros: (euros: number) => string;
  /** Always two decimals. */
  moneyExact: (cents: Cents) => string;
  /** Millions with one decimal, as the impact figures show them: 2.4. */
  millions: (cents: Cents) => string;
  number: (value: number) => string;
  percent: (value: number) => string;
  date: (iso: string | Date) => string;
  dateTime: (iso: string | Date) => string;
  month: (iso: string | Date) => string;
};

const centsPerEuro = 100;
const made = new Map<Language, Formats>();

/** The one place where cents become euros. */
export function formatsFor(language: Language): Formats {
  let formats = made.get(language);
  if (!formats) made.set(language, (formats = makeFormats(language)));
  return formats;
}

function makeFormats(language: Language): Formats {
  const { number, percent, euros } = numbersFor(language);
  const wholeEuros = (value: number) => euros(value, { least: 0, most: 0 });
  const moneyExact = (cents: Cents) => euros(cents / centsPerEuro, { least: 2, most: 2 });
  return {
    money: (cents) => (cents % centsPerEuro === 0 ? wholeEuros(cents / centsPerEuro) : moneyExact(cents)),
    wholeEuros,
    moneyExact,
    millions: (cents) => number(cents / centsPerEuro / 1_000_000, { least: 1, most: 1 }),
    number: (value) => number(value, { least: 0, most: 1 }),
    percent: (value) => percent(value, { least: 0, most: 1 }),
    ...datesFor(language),
  };
}
