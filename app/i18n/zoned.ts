import type { CountryCode } from "#domain/content/fields.ts";
import { languageFacts, type Language } from "#domain/language.ts";

const zoneOf: Readonly<Record<CountryCode, string>> = {
  NL: "Europe/Amsterdam",
  AE: "Asia/Dubai",
  SA: "Asia/Riyadh",
};
export const zonedCountries: readonly CountryCode[] = ["NL", "AE", "SA"];

export type Zoned = Readonly<{
  weekday: (iso: string) => string;
  day: (iso: string) => string;
  month: (iso: string) => string;
  date: (iso: string) => string;
  time: (iso: string) => string;
}>;

const made = new Map<string, Zoned>();

/** Asks Intl only for single parts and the plain date: how it joins them differs between server and browser. */
export function zonedIn(language: Language, country: CountryCode): Zoned {
  const key = `${language} ${country}`;
  let zoned = made.get(key);
  if (!zoned) made.set(key, (zoned = makeZoned(languageFacts[language].locale, zoneOf[country])));
  return zoned;
}

function makeZoned(tag: string, timeZone: string): Zoned {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone });
    return (iso: string) => format.format(new Date(iso));
  };
  return {
    weekday: formatter({ weekday: "long" }),
    day: formatter({ day: "numeric" }),
    month: formatter({ month: "long" }),
    date: formatter({ day: "numeric", month: "long", year: "numeric" }),
    time: formatter({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  };
}
