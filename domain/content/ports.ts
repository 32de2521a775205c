import type { SpendingCategory } from "#domain/spending-category.ts";
import type { ContentBody, ContentKind } from "./kinds/schemas.ts";

/** What is published, in the order staff gave it. */
export type Content = {
  list<Kind extends ContentKind>(kind: Kind): Promise<ContentBody<Kind>[]>;
  find<Kind extends ContentKind>(kind: Kind, id: string): Promise<ContentBody<Kind> | null>;
};

/** What only the books know, in cents. */
export type LedgerFigures = {
  totalRaised(): Promise<number>;
  raisedByCampaign(): Promise<ReadonlyMap<string, number>>;
  spentByProject(): Promise<ReadonlyMap<string, number>>;
  expenditureByCategory(year: number): Promise<Readonly<Record<SpendingCategory, number>>>;
};
