import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { ContentBody, ContentKind } from "./kinds/kinds.ts";

/** Published content in staff's order. */
export type Content = {
  list<Kind extends ContentKind>(kind: Kind): Promise<ContentBody<Kind>[]>;
  find<Kind extends ContentKind>(kind: Kind, id: string): Promise<ContentBody<Kind> | null>;
  hasAny(kind: ContentKind): Promise<boolean>;
};

export type CountedFigures = { helpedByProgram(): Promise<ReadonlyMap<string, number>> };

export type LedgerFigures = {
  totalRaised(): Promise<Cents>;
  raisedByCampaign(): Promise<ReadonlyMap<string, Cents>>;
  spentByProject(): Promise<ReadonlyMap<string, Cents>>;
  expenditureByCategory(year: number): Promise<Readonly<Record<SpendingCategory, Cents>>>;
};

/** An indicator's value, target, and whether a program may add it up. */
export type ReportedFigure = Readonly<{
  name: string;
  label: Localized;
  unit: "number" | "percent";
  adds: boolean;
  value: number | null;
  aim: number | null;
}>;

export type ResultFigures = {
  /** As of a day; without one, of today. */
  figuresByProject(on?: string): Promise<ReadonlyMap<string, readonly ReportedFigure[]>>;
};
