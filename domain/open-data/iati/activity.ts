import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { ProjectStatus } from "./codes.ts";

export type Reporter = Readonly<{ id: string; name: Localized; email: string; publicUrl: string }>;

/** Money moved in a period, dated its last day: never a single donation. */
export type Transaction = Readonly<{
  kind: "incoming" | "expenditure" | "disbursement";
  /** "2026-Q1", or a year. */
  period: string;
  on: string;
  cents: Cents;
}>;

type IndicatorPeriod = Readonly<{ from: string; to: string; target: number | null; actual: number | null }>;
/** An indicator; `unit`: a number or a percentage. */
export type Result = Readonly<{
  kind: "output" | "outcome" | "impact";
  title: Localized;
  indicator: Readonly<{
    title: Localized;
    unit: "number" | "percentage";
    baseline: Readonly<{ year: number; value: number }> | null;
    periods: readonly IndicatorPeriod[];
  }>;
}>;

export type Activity = Readonly<{
  id: string;
  title: Localized;
  description: Localized;
  status: ProjectStatus;
  startsOn: string;
  endsOn: string;
  updatedOn: string;
  country: string;
  city: Localized;
  coordinates: Readonly<{ lon: number; lat: number }>;
  sectorCode: string | null;
  goals: readonly number[];
  budgetCents: Cents;
  /** The implementing partner, if not the foundation. */
  partner: Localized | null;
  transactions: readonly Transaction[];
  results: readonly Result[];
}>;
