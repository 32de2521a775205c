import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { FigureLine } from "./figure-line.ts";
import type { AsOf, FigureRecord } from "./figure-record.ts";

/** Published content that figures refer to, in one language. */
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

export type ResultSubject = Readonly<{
  /** The project and its indicator name. */
  id: string;
  title: string;
  programId: string;
  name: string;
  label: string;
  projectTitle: string;
  /** Whether the program adds it up over its projects. */
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
    sha256: string | null;
    datedOn: string | null;
    corrects: string | null;
    enteredOn: string;
  }>[];
}>;

export type FigureSources = {
  /** Ledger lines now; or as of a day: donations by the day they were published, costs by booking date and, if requested, by recording date. */
  lines: (asOf: AsOf | null) => Promise<FigureLine[]>;
  records: () => Promise<FigureRecord[]>;
  subjects: (language: Language) => Promise<Subjects>;
  results: (language: Language) => Promise<readonly ResultSubject[]>;
};
