import type { Language } from "#domain/language.ts";

/** What is known of the browser that signs in. */
export type Visit = Readonly<{
  /** The session it came with, which a new one replaces. */
  token: string | null;
  device: string;
  address: string;
  language: Language;
}>;
