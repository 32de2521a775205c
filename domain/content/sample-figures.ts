import { asCents, noCents, type Cents } from "#domain/money/cents.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";

/**
 * Sample figures that a running site reads from ledger and records. They seed the demonstration and are a fallback
 * without a server.  Two periods: the amount raised is since the foundation began, the expenditure is of the current
 * reporting year. Project spending covers several years; `spentThisYearCents` is this year's part.
 */
export const sampleFigures = {
  impactStats: {
    totalBeneficiaries: 25_946,
    totalRaised: asCents(240_000_000),
    completedProjects: 127,
    volunteerHours: 15_240,
  },
  helpedByProgram: { children: 12_450, elderly: 3_240, animals: 8_630, disaster: 1_560 },
  hero: { lives: 25_000, countries: 3, projects: 50 },
  expenditureCents: {
    PROGRAM: asCents(2_136_000),
    ADMINISTRATION: asCents(168_000),
    FUNDRAISING: asCents(96_000),
  },
  spentCents: {
    "amsterdam-youth-education-hub": asCents(4_500_000),
    "dubai-senior-care-network": asCents(3_250_000),
    "riyadh-childrens-nutrition-program": asCents(2_400_000),
    "animal-rescue-center-uae": asCents(4_000_000),
    "rotterdam-emergency-housing": noCents,
    "jeddah-disaster-preparedness": asCents(5_625_000),
  },
  spentThisYearCents: {
    "amsterdam-youth-education-hub": asCents(510_000),
    "dubai-senior-care-network": asCents(540_000),
    "riyadh-childrens-nutrition-program": asCents(436_000),
    "animal-rescue-center-uae": noCents,
    "rotterdam-emergency-housing": noCents,
    "jeddah-disaster-preparedness": asCents(400_000),
  },
  grantsThisYearCents: { children: asCents(250_000) },
  raisedCents: {
    "a-safe-bed-in-rotterdam": asCents(2_835_000),
    "a-meal-every-school-day": asCents(1_962_500),
    "company-for-older-people": asCents(948_000),
    "a-vet-on-the-road": asCents(417_500),
  },
  downloadCounts: {
    "annual-report-2023": 1_247,
    "financial-audit-2023": 892,
    "impact-report-2023": 1_563,
    "governance-documents": 634,
  },
} as const satisfies Figures;

type CentsById = Readonly<Record<string, Cents>>;

export type Figures = Readonly<{
  impactStats: Readonly<{
    totalBeneficiaries: number;
    totalRaised: Cents;
    completedProjects: number;
    volunteerHours: number;
  }>;
  helpedByProgram: Readonly<Record<string, number>>;
  hero: Readonly<{ lives: number; countries: number; projects: number }>;
  expenditureCents: Readonly<Record<SpendingCategory, Cents>>;
  spentCents: CentsById;
  spentThisYearCents: CentsById;
  /** Grants from a call, by program. */
  grantsThisYearCents: CentsById;
  raisedCents: CentsById;
  downloadCounts: Readonly<Record<string, number>>;
}>;
