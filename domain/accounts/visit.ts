import type { Language } from "#domain/language.ts";

export type Visit = Readonly<{
  /** Its current session, which a new one replaces. */
  token: string | null;
  /** Identifies the browser from earlier sign-ins, if known. */
  browser: string | null;
  device: string;
  address: string;
  language: Language;
}>;
