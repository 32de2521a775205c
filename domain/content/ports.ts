import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { ContentBody, ContentKind } from "./kinds/schemas.ts";

/** What is published, in the order staff gave it. */
export type Content = {
  list<Kind extends ContentKind>(kind: Kind): Promise<ContentBody<Kind>[]>;
  find<Kind extends ContentKind>(kind: Kind, id: string): Promise<ContentBody<Kind> | null>;
  hasAny(kind: ContentKind): Promise<boolean>;
};

/** What people counted and wrote down. */
export type CountedFigures = { helpedByProgram(): Promise<ReadonlyMap<string, number>> };

/** What only the books know. */
export type LedgerFigures = {
  totalRaised(): Promise<Cents>;
  raisedByCampaign(): Promise<ReadonlyMap<string, Cents>>;
  spentByProject(): Promise<ReadonlyMap<string, Cents>>;
  expenditureByCategory(year: number): Promise<Readonly<Record<SpendingCategory, Cents>>>;
};

/** What a project counts: how far it is, what it aims for, and whether a program may add it to the same of others. */
export type ReportedFigure = Readonly<{
  name: string;
  label: Localized;
  unit: "number" | "percent";
  adds: boolean;
  value: number | null;
  aim: number | null;
}>;

/** What only the indicators know. */
export type ResultFigures = {
  figuresByProject(): Promise<ReadonlyMap<string, readonly ReportedFigure[]>>;
};
