import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { FigureLine } from "./figure-line.ts";
import type { AsOf, FigureRecord } from "./figure-record.ts";

/** What is published, as far as figures are of it, in one language. */
export type Subjects = Readonly<{
  foundedYear: number;
  campaigns: readonly Readonly<{ id: string; title: string; goalCents: Cents }>[];
  promises: readonly Readonly<{
    id: string;
    title: string;
    projectTitle: string;
    amountCents: Cents;
    unitCostCents: Cents;
    basis: string;
    evidence: string;
    period: Readonly<{ from: string; to: string }>;
    validUntil: string;
  }>[];
  programs: readonly Readonly<{ id: string; title: string }>[];
  projects: readonly Readonly<{
    id: string;
    title: string;
    programId: string;
    country: string;
    startsOn: string;
    budgetCents: Cents;
  }>[];
}>;

export type FigureSources = {
  /** The books as they stand; or as they stood, by the day of booking and, where asked, by the day of writing. */
  lines: (asOf: AsOf | null) => Promise<FigureLine[]>;
  records: () => Promise<FigureRecord[]>;
  subjects: (language: Language) => Promise<Subjects>;
};
