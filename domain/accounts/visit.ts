import type { Language } from "#domain/language.ts";

/** What is known of the browser that signs in. */
export type Visit = Readonly<{
  /** The session it came with, which a new one replaces. */
  token: string | null;
  /** By which the browser is known from earlier sign-ins, if it is. */
  browser: string | null;
  device: string;
  address: string;
  language: Language;
}>;
