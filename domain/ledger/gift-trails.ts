import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { BookedPurpose } from "./purpose.ts";

export type GiftsOfDay = BookedPurpose & Readonly<{ day: string; cents: Cents }>;
export type BookedExpense = Readonly<{
  expenseId: string;
  /** The number of its entry; one entry can have several purposes. Null: the wages of a closed year. */
  number: number | null;
  day: string;
  description: string;
  category: SpendingCategory;
  purposeId: number | null;
  projectId: string | null;
  programId: string | null;
  fund: Fund | null;
  cents: Cents;
}>;
export type TrailedGift = Readonly<{
  day: string;
  entryId: number;
  receivedCents: Cents;
  /** The booked fee and refunds; together they can exceed the donation. */
  feeCents: Cents;
  returnedCents: Cents;
  fund: Fund | null;
  /** The rest of the donation, without fee cover and before costs. */
  keptCents: Cents;
}>;

/** Ledger data for tracing, aggregated as far as the rule allows. */
export type GiftTrails = {
  /** Grows with every entry: while it is unchanged, everything here is. */
  lastEntryId: () => Promise<number>;
  giftsByDay: () => Promise<GiftsOfDay[]>;
  expenses: () => Promise<BookedExpense[]>;
  gift: (donationId: string) => Promise<TrailedGift | null>;
  /** Donations of the same day that were booked earlier. */
  earlierThatDay: (gift: TrailedGift) => Promise<Omit<GiftsOfDay, "day">[]>;
};
