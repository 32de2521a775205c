import type { Fields } from "./form.ts";

/** A hidden field; only programs fill it in. */
export const honeypotField = "website";
/** In milliseconds; nobody fills in a form within a second. */
const openedAtField = "openedAt";
const minFillMs = 1500;

/** By the hidden field and by speed. A person can simply send it again. */
export function looksAutomated(fields: Fields, now = Date.now()): boolean {
  if (fields[honeypotField]) return true;
  const openedAt = Number(fields[openedAtField] ?? 0);
  return Number.isFinite(openedAt) && now - openedAt < minFillMs;
}

/** Only our pages send the hidden field. */
export const isFilledByBot = (body: unknown): boolean =>
  Boolean((Object(body) as Record<string, unknown>)[honeypotField]);
