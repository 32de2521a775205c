import { isDay, type Day } from "#domain/calendar/day.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { firstText, type Element } from "./element.ts";

/** A date, or a time converted to its day in Amsterdam. A time without a zone is the bank's local time. */
export function readDay(element: Element | undefined): Day | null {
  const text = firstText(element, ["Dt"], ["DtTm"]);
  return text === null ? null : dayOf(text);
}

export function dayOf(text: string): Day | null {
  const day = text.slice(0, 10);
  if (!isDay(day)) return null;
  const hasZone = /^.{10}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  if (!hasZone) return day;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : dutchDate(at);
}
