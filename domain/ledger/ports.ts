import type { Cents } from "#domain/money/cents.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { Entry } from "./entry.ts";

/** The books. Writing an entry whose cause is already there changes nothing. */
export type Books = {
  book: (entry: Entry) => Promise<"booked" | "already_booked">;
};

/** Every public figure about money, read from the entries at the moment of asking. */
export type LedgerSums = {
  /** Gifts less refunds, chargebacks and what is in dispute; without covered fees. */
  totalRaised: () => Promise<Cents>;
  raisedByCampaign: () => Promise<ReadonlyMap<string, Cents>>;
  spentByProject: () => Promise<ReadonlyMap<string, Cents>>;
  expenditureByCategory: (year: number) => Promise<Readonly<Record<SpendingCategory, Cents>>>;
};
