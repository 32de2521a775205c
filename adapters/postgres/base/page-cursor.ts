import { isDay } from "#domain/calendar/day.ts";

/* The end of a page. It travels through a URL: an invalid cursor means the start. */

type DayCursor = Readonly<{ day: string; entryId: number; line: number }>;

/** Lines are numbered from 1: this is after all lines of an entry. */
const behindAllLines = 32_767;

export function readDayCursor(text: string | null): DayCursor | null {
  const [, day, entryId, line] = /^(\d{4}-\d{2}-\d{2})~(\d{1,15})(?:~(\d{1,5}))?$/.exec(text ?? "") ?? [];
  if (!day || !entryId || !isDay(day)) return null;
  return { day, entryId: Number(entryId), line: Math.min(Number(line ?? behindAllLines), behindAllLines) };
}

export const writeDayCursor = (day: string, entryId: number, line?: number): string =>
  [day, entryId, ...(line === undefined ? [] : [line])].join("~");
