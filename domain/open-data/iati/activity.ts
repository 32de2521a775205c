import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { ProjectStatus } from "./codes.ts";

/** A record that reports as this foundation. */
export type Reporter = Readonly<{ id: string; name: Localized; email: string; publicUrl: string }>;

/** What moved in a period, on its last day: never one gift. */
export type Transaction = Readonly<{
  kind: "incoming" | "expenditure" | "disbursement";
  /** "2026-Q1", or a year. */
  period: string;
  on: string;
  cents: Cents;
}>;

/** A period of an indicator, with what was aimed for and what was reached in it. */
type IndicatorPeriod = Readonly<{ from: string; to: string; target: number | null; actual: number | null }>;
/** Something counted; `unit`: a number, or parts of a hundred. */
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

/** A project, as IATI asks about it. */
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
  /** Who does the work where the foundation does not. */
  partner: Localized | null;
  transactions: readonly Transaction[];
  results: readonly Result[];
}>;
