/**
 * The sample figures that a running site reads from its ledger and its counters. They seed the demo world's
 * books and stand in where a page has no server to ask.
 *
 * Two periods: what was raised counts since the foundation began, the expenditure belongs to the current
 * reporting year. The projects' spending runs over several years; `spentThisYearCents` is the part of it that,
 * together, is this year's expenditure on programs.
 */
export const sampleFigures = {
  impactStats: {
    totalBeneficiaries: 25_946,
    totalRaised: 240_000_000,
    completedProjects: 127,
    volunteerHours: 15_240,
  },
  hero: { lives: 25_000, countries: 3, projects: 50 },
  expenditureCents: {
    PROGRAM: 2_136_000,
    ADMINISTRATION: 168_000,
    FUNDRAISING: 96_000,
  },
  spentCents: {
    "amsterdam-youth-education-hub": 4_500_000,
    "dubai-senior-care-network": 3_250_000,
    "riyadh-childrens-nutrition-program": 2_400_000,
    "animal-rescue-center-uae": 4_000_000,
    "rotterdam-emergency-housing": 0,
    "jeddah-disaster-preparedness": 5_625_000,
  },
  spentThisYearCents: {
    "amsterdam-youth-education-hub": 760_000,
    "dubai-senior-care-network": 540_000,
    "riyadh-childrens-nutrition-program": 436_000,
    "animal-rescue-center-uae": 0,
    "rotterdam-emergency-housing": 0,
    "jeddah-disaster-preparedness": 400_000,
  },
  raisedCents: {
    "a-safe-bed-in-rotterdam": 2_835_000,
    "a-meal-every-school-day": 1_962_500,
    "company-for-older-people": 948_000,
    "a-vet-on-the-road": 417_500,
  },
  downloadCounts: {
    "annual-report-2023": 1_247,
    "financial-audit-2023": 892,
    "impact-report-2023": 1_563,
    "governance-documents": 634,
  },
} as const satisfies Figures;

type ById = Readonly<Record<string, number>>;

export type Figures = Readonly<{
  impactStats: Readonly<{
    totalBeneficiaries: number;
    /** In cents. */
    totalRaised: number;
    completedProjects: number;
    volunteerHours: number;
  }>;
  hero: Readonly<{ lives: number; countries: number; projects: number }>;
  expenditureCents: Readonly<{ PROGRAM: number; ADMINISTRATION: number; FUNDRAISING: number }>;
  spentCents: ById;
  spentThisYearCents: ById;
  raisedCents: ById;
  downloadCounts: ById;
}>;
