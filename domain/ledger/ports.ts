import type { Cents } from "#domain/money/cents.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { Entry } from "./entry.ts";

/** The ledger. Writing an entry with a known cause changes nothing. */
export type Books = {
  book: (entry: Entry) => Promise<"booked" | "already_booked">;
};

/** Public money figures, read from the entries. */
export type LedgerSums = {
  /** Donations less refunds, chargebacks and disputes, without fee cover. */
  totalRaised: () => Promise<Cents>;
  raisedByCampaign: () => Promise<ReadonlyMap<string, Cents>>;
  spentByProject: () => Promise<ReadonlyMap<string, Cents>>;
  expenditureByCategory: (year: number) => Promise<Readonly<Record<SpendingCategory, Cents>>>;
};
