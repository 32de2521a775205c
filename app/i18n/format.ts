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
  const day = { day: "numeric", month: "long", year: "numeric" } as const;
  const whole = numbers(tag, { ...euro, maximumFractionDigits: 0 });
  const exact = numbers(tag, euro);
  const one = numbers(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = numbers(tag, { maximumFractionDigits: 1 });
  const percent = numbers(tag, { style: "percent", maximumFractionDigits: 1 });
  const moneyExact = (cents: number) => exact(cents / centsPerEuro);
  return {
    money: (cents) => (cents % centsPerEuro === 0 ? whole(cents / centsPerEuro) : moneyExact(cents)),
    moneyExact,
    millions: (cents) => one(cents / centsPerEuro / 1_000_000),
    number,
    percent: (value) => percent(value / 100),
    date: dates(tag, day),
    dateTime: dates(tag, { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    month: dates(tag, { month: "long", year: "numeric" }),
  };
}

/** Each is made when it is first needed: together they take a phone longer than all the rest of coming alive. */
function numbers(tag: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(tag, options)).format(value);
}

function dates(tag: string, options: Intl.DateTimeFormatOptions): (iso: string | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => (format ??= new Intl.DateTimeFormat(tag, { ...options, timeZone })).format(new Date(iso));
}
