import { costLines } from "#domain/annual-lines.ts";
import type { BudgetLine } from "#domain/book-years/budget.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { OrganisationYears } from "#domain/open-data/iati/files.ts";
import type { LedgerLine } from "#domain/transparency/ledger-line.ts";

/** Years of spending in the organisation file. */
const yearsBack = 3;

type Report = OrganisationYears["reports"][number] & Readonly<{ category: string }>;
type Records = Readonly<{
  lines: readonly LedgerLine[];
  /** Of this year. */
  budget: readonly BudgetLine[];
  documents: readonly Report[];
}>;

export function organisationYears({ lines, budget, documents }: Records, asOf: string): OrganisationYears {
  const thisYear = yearOf(asOf);
  const costs = budget.filter(({ line }) => costLines.some((known) => known === line));
  const past = Array.from({ length: yearsBack }, (_, index) => thisYear - yearsBack + index);
  return {
    budgets: costs.length > 0 ? [{ year: thisYear, cents: sumOf(costs.map(({ cents }) => cents)) }] : [],
    expenditure: past.map((year) => {
      const spent = lines.filter((line) => line.year === year && line.category !== null);
      return { year, cents: sumOf(spent.map(({ cents }) => cents)) };
    }),
    reports: documents.filter(({ category, publishedOn }) => category === "REPORT" && publishedOn <= asOf),
  };
}
