import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { FigureLine } from "./figure-line.ts";
import type { AsOf, FigureRecord } from "./figure-record.ts";
import type { ToldGifts } from "./told-gifts.ts";

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

/** What a project counts, with everything that was ever entered about it, in one language. */
export type ResultSubject = Readonly<{
  /** The project and its name for it. */
  id: string;
  title: string;
  programId: string;
  name: string;
  label: string;
  projectTitle: string;
  /** Whether its program adds it to the same of its other projects. */
  adds: boolean;
  unit: "count" | "percent";
  isPlanned: boolean;
  records: readonly Readonly<{
    id: string;
    kind: "BASELINE" | "TARGET" | "ACTUAL";
    value: number | null;
    on: string;
    note: string | null;
    evidence: string | null;
    corrects: string | null;
    enteredOn: string;
  }>[];
}>;

/** Gifts have days of their own, between which enough people gave. */
export type BooksAsOf = AsOf & Readonly<{ gifts: AsOf }>;

export type FigureSources = {
  /** The books as they stand; or as they stood, by the day of booking and, where asked, by the day of writing. */
  lines: (asOf: BooksAsOf | null) => Promise<FigureLine[]>;
  told: () => Promise<ToldGifts>;
  records: () => Promise<FigureRecord[]>;
  subjects: (language: Language) => Promise<Subjects>;
  results: (language: Language) => Promise<readonly ResultSubject[]>;
};
