import { isDay } from "#domain/calendar/day.ts";

/*
 * Where a page of a list ended. Written by us, but it travels through an address: whatever does not read is the beginning of the
 * list.
 */

type MomentCursor = Readonly<{ createdAt: Date; id: string }>;

/** Of a list by the moment something was made. */
export function readMomentCursor(text: string | null): MomentCursor | null {
  const [moment = "", ...rest] = (text ?? "").split("~");
  const createdAt = new Date(moment);
  return rest.length > 0 && !Number.isNaN(createdAt.getTime()) ? { createdAt, id: rest.join("~") } : null;
}

export const writeMomentCursor = (createdAt: string, id: string): string => `${createdAt}~${id}`;

type DayCursor = Readonly<{ day: string; entryId: number; line: number }>;

/** Lines of an entry are numbered from 1: behind all of them is behind the entry. */
const behindAllLines = 32_767;

/** Of a list by the day something was booked, then by the number of the entry, then by its lines. */
export function readDayCursor(text: string | null): DayCursor | null {
  const [, day, entryId, line] = /^(\d{4}-\d{2}-\d{2})~(\d{1,15})(?:~(\d{1,5}))?$/.exec(text ?? "") ?? [];
  if (!day || !entryId || !isDay(day)) return null;
  return { day, entryId: Number(entryId), line: Math.min(Number(line ?? behindAllLines), behindAllLines) };
}

export const writeDayCursor = (day: string, entryId: number, line?: number): string =>
  [day, entryId, ...(line === undefined ? [] : [line])].join("~");
