import type { Fields } from "./form.ts";

/** A hidden field; only programs fill it in. */
export const honeypotField = "website";
/** When the page was made, in milliseconds; nobody fills in a form within a second. */
const openedAtField = "openedAt";
const minFillMs = 1500;

/** Judged by a field people do not see and by haste; a person who is told so can simply send it again. */
export function looksAutomated(fields: Fields, now = Date.now()): boolean {
  if (fields[honeypotField]) return true;
  const openedAt = Number(fields[openedAtField] ?? 0);
  return Number.isFinite(openedAt) && now - openedAt < minFillMs;
}

/** A call from our page carries the field that people do not see; scripts need not send it. */
export const isFilledByBot = (body: unknown): boolean =>
  Boolean((Object(body) as Record<string, unknown>)[honeypotField]);
