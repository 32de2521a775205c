import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { BookedPurpose } from "./purpose.ts";

export type GiftsOfDay = BookedPurpose & Readonly<{ day: string; cents: Cents }>;
export type BookedExpense = Readonly<{
  expenseId: string;
  /** The number of its entry; one entry can be for several purposes. */
  number: number;
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
  /** What the provider kept and what went back, as booked; together they can be more than the gift. */
  feeCents: Cents;
  returnedCents: Cents;
  fund: Fund | null;
  /** What is left of the gift itself, without what was added for costs and before any were taken. */
  keptCents: Cents;
}>;

/** What the books know about where money went, added up as far as the rule allows. */
export type GiftTrails = {
  /** Grows with every entry: as long as it is the same, so is everything else here. */
  lastEntryId: () => Promise<number>;
  giftsByDay: () => Promise<GiftsOfDay[]>;
  expenses: () => Promise<BookedExpense[]>;
  gift: (donationId: string) => Promise<TrailedGift | null>;
  /** What came in on the same day but was booked earlier. */
  earlierThatDay: (gift: TrailedGift) => Promise<Omit<GiftsOfDay, "day">[]>;
};
