import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";

/** Stored with the provider's payment, to recreate a lost donation. Contains no name or address: the provider has those. */
export type GiftNote = Readonly<{
  reference: string;
  giftCents: Cents;
  campaignId: string | null;
  programId: string | null;
  fund: Fund | null;
  language: Language;
  userId: string | null;
}>;

/** Encrypted for the provider: the purpose of a donation can reveal a belief. */
export type GiftNotes = {
  /** Deterministic, because it is part of an idempotent request. Null: too long to store. */
  write: (note: GiftNote, attemptId: string) => string | null;
  /** Null: not written by us for this attempt. */
  read: (written: string, attemptId: string) => GiftNote | null;
};
