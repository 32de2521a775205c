import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";

/**
 * What a payment must say of its gift so that the gift can be written down again where our own record of it was lost. Neither name
 * nor address: of those the provider tells what it was told.
 */
export type GiftNote = Readonly<{
  reference: string;
  giftCents: Cents;
  campaignId: string | null;
  programId: string | null;
  fund: Fund | null;
  language: Language;
  userId: string | null;
}>;

/** A note as the provider keeps it, which cannot read it: for what somebody gives may tell what they believe. */
export type GiftNotes = {
  /** Always the same for the same attempt, as it is part of a question that may be asked twice. Null: too long to be kept. */
  write: (note: GiftNote, attemptId: string) => string | null;
  /** Null: nobody here wrote it for this attempt. */
  read: (written: string, attemptId: string) => GiftNote | null;
};
