import type { Language } from "#domain/language.ts";
import { localeTags } from "./locale.ts";

export type Formats = {
  /** Whole euros without decimals, else two: €25, €26.08. */
  money: (cents: number) => string;
  /** Always two decimals. */
  moneyExact: (cents: number) => string;
  /** Millions with one decimal, as the impact figures show them: 2.4. */
  millions: (cents: number) => string;
  number: (value: number) => string;
  percent: (value: number) => string;
  date: (iso: string | Date) => string;
  dateTime: (iso: string | Date) => string;
  month: (iso: string | Date) => string;
};

const centsPerEuro = 100;
const timeZone = "Europe/Amsterdam";
const made = new Map<Language, Formats>();

/** The one place where cents become euros. */
export function formatsFor(language: Language): Formats {
  let formats = made.get(language);
  if (!formats) made.set(language, (formats = makeFormats(localeTags[language])));
  return formats;
}

/** As an address or a field holds an amount, in every language: 25, or 12.50. */
export const plainEuros = (cents: number): string =>
  (cents / centsPerEuro).toFixed(cents % centsPerEuro === 0 ? 0 : 2);

function makeFormats(tag: string): Formats {
  const euro = { style: "currency", currency: "EUR" } as const;
  const whole = new Intl.NumberFormat(tag, { ...euro, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(tag, euro);
  const one = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone });
  const month = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone });
  const dateTime = new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return {
    money: (cents) => (cents % centsPerEuro === 0 ? whole : exact).format(cents / centsPerEuro),
    moneyExact: (cents) => exact.format(cents / centsPerEuro),
    millions: (cents) => one.format(cents / centsPerEuro / 1_000_000),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    month: (iso) => month.format(new Date(iso)),
  };
}
