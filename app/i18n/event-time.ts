import type { CountryCode } from "#domain/content/fields.ts";
import type { Language } from "#domain/language.ts";
import type { Text } from "./text.tsx";
import { zonedIn } from "./zoned.ts";

type Timed = Readonly<{ startsAt: string; endsAt: string; countryCode: CountryCode }>;

/** "Sunday 15 November 2026" and "19:30–20:30", or start and end if they are on different days. */
export function eventTime(
  { startsAt, endsAt, countryCode }: Timed,
  language: Language,
  text: Text,
): readonly [first: string, second: string] {
  const zoned = zonedIn(language, countryCode);
  const dayOf = (iso: string) => text("events.day", { weekday: zoned.weekday(iso), date: zoned.date(iso) });
  const [from, until] = [zoned.time(startsAt), zoned.time(endsAt)];
  if (zoned.date(startsAt) === zoned.date(endsAt))
    return [dayOf(startsAt), text("events.hours", { from, until })];
  return [
    text("events.starts", { day: dayOf(startsAt), time: from }),
    text("events.until", { day: dayOf(endsAt), time: until }),
  ];
}

/** Start time in another zone for remote participants. Shows the weekday only if it differs. */
export function startElsewhere(event: Timed, there: CountryCode, language: Language, text: Text): string {
  const zoned = zonedIn(language, there);
  const weekday = zoned.weekday(event.startsAt);
  const time = zoned.time(event.startsAt);
  const sameDay = weekday === zonedIn(language, event.countryCode).weekday(event.startsAt);
  return text(`events.at.${there}`, { time: sameDay ? time : text("events.dayAndTime", { weekday, time }) });
}
