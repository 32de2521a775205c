import type { EmailPurpose } from "#domain/email-purposes.ts";
import type { Language } from "#domain/language.ts";
import type { LinkedPreferences, PreferenceChoices } from "./preferences.ts";

/** Where a person decided. */
export type ConsentSource =
  | "donate"
  | "event"
  | "volunteer"
  | "partner"
  | "grant"
  | "contact"
  | "preferences"
  | "unsubscribe";

/** The texts that were shown, in the language of the page. Stored once for each version, so that a consent can be proved. */
export type ShownTexts = Readonly<{
  source: ConsentSource;
  language: Language;
  texts: Readonly<Record<EmailPurpose, Readonly<{ version: string; words: string }>>>;
}>;

export type StoredConsents = Readonly<{
  read(address: string): Promise<Omit<LinkedPreferences, "email" | "purpose">>;
  /** By the owner of the mailbox: counts immediately. */
  save(address: string, chosen: PreferenceChoices, shown: ShownTexts): Promise<void>;
  /** Likewise, for some purposes. */
  grant(address: string, purposes: readonly EmailPurpose[], shown: ShownTexts): Promise<void>;
  /** By someone who typed the address: counts after the owner of the mailbox confirms. */
  ask(address: string, purposes: readonly EmailPurpose[], shown: ShownTexts): Promise<void>;
  /** What was asked for in the last days. Returns the number of purposes. */
  confirm(address: string): Promise<number>;
  /** Null: all purposes. Repeating it changes nothing. */
  withdraw(address: string, purpose: EmailPurpose | null, shown: ShownTexts): Promise<void>;
}>;
