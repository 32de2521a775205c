import type { DraftBody } from "#domain/content/editing/field-spec.ts";

export const englishTitle = ({ title, name, text }: DraftBody): string =>
  ((title ?? name ?? text) as Partial<Record<string, string>> | undefined)?.["en"] ?? "";

/** Whether one of two places in a body is inside the other. */
export const isWithin = (path: string, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);
