import type { Site } from "#domain/site/site.ts";
import type { Language } from "#domain/language.ts";

export type Around = Readonly<{
  site: Site;
  language: Language;
  /** Of this page, without its language. */
  path: string;
  publicUrl: string;
  /** Full URL in this page's language. */
  addressOf: (path: string) => string;
}>;

/** The same in every language, so that all pages refer to one foundation. */
export const foundationId = ({ publicUrl }: Around): string => `${publicUrl}/#foundation`;
