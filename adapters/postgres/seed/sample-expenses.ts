import { usualNatures } from "#domain/annual-lines.ts";
import { addDays, daysBetween, yearOf } from "#domain/calendar/day.ts";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { sampleFigures } from "#domain/content/sample-figures.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { bookExpense } from "#domain/ledger/postings.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { minus, times } from "#domain/money/sums.ts";
import { grantApplicants } from "./sample-grant-applicants.ts";
import { bookedElsewhere } from "./sample-hand-entries.ts";

const { spentCents, spentThisYearCents, grantsThisYearCents } = sampleFigures;

/** This year's expenses add up to the specified expenditure, all of them to what each project spent. */
export function expenseEntries(today: string): Entry[] {
  const year = yearOf(today);
  const { expenditureCents } = sampleFigures;
  const thisYears = Object.entries(spentThisYearCents).flatMap(([projectId, cents]) =>
    quarters(today).map((on, quarter, all) => ({
      projectId,
      name: `${year}-${quarter + 1}`,
      on,
      cents: partOf(cents, quarter, all.length),
    })),
  );
  const { project: sampleProjects, partner: samplePartners } = sampleContent(today);
  const partnerOf = (projectId: string) => {
    const partnerId = sampleProjects.find(({ id }) => id === projectId)?.partnerId;
    return samplePartners.find(({ id }) => id === partnerId)?.name.en;
  };
  const projects = [...thisYears, ...earlierPayments(today)]
    .filter(({ cents }) => cents > 0)
    .map(({ projectId, name, on, cents }) => {
      const partner = partnerOf(projectId);
      return bookExpense({
        expenseId: `demo-${projectId}-${name}`,
        on,
        category: "PROGRAM",
        projectId,
        cents,
        nature: partner ? "grants" : "purchases",
        description: partner ? `Instalment for ${partner}` : "Costs of the project",
      });
    });
  const grants = Object.entries(grantsThisYearCents).map(([programId, cents]) =>
    bookExpense({
      expenseId: `demo-grant-${programId}`,
      on: grantedOn(today),
      category: "PROGRAM",
      projectId: null,
      programId,
      cents,
      nature: "grants",
      description: `Grant to ${grantApplicants.find(({ status }) => status === "APPROVED")?.org_name}`,
    }),
  );
  const overhead = (["ADMINISTRATION", "FUNDRAISING"] as const).map((category) =>
    bookExpense({
      expenseId: `demo-${category.toLowerCase()}-${year}`,
      on: earlyThisYear(today),
      category,
      projectId: null,
      cents: minus(expenditureCents[category], bookedElsewhere(category, year, today)),
      nature: usualNatures[category],
      description: category === "ADMINISTRATION" ? "Office, accountant and insurance" : "Mailings and events",
    }),
  );
  return [...projects, ...overhead, ...grants];
}

type Payment = Readonly<{ projectId: string; name: string; on: string; cents: Cents }>;
const payDays = ["03-15", "06-15", "09-15", "12-15"];

/** What projects spent before this year, in equal parts for each quarter in which they ran. */
export function earlierPayments(today: string): Payment[] {
  const year = yearOf(today);
  return sampleContent(today).project.flatMap(({ id, startsOn, endsOn }) => {
    const projectId = id as keyof typeof spentCents;
    const days = Array.from({ length: year - yearOf(startsOn) }, (_, index) => yearOf(startsOn) + index)
      .flatMap((each) => payDays.map((day) => `${each}-${day}`))
      .filter((on) => startsOn <= on && on <= endsOn);
    const before = minus(spentCents[projectId], spentThisYearCents[projectId]);
    return days.map((on, part) => ({ projectId, name: on, on, cents: partOf(before, part, days.length) }));
  });
}

/** The day of the sample award, in this year. */
const grantedOn = (today: string): string => {
  const on = addDays(today, -28);
  return on < earlyThisYear(today) ? earlyThisYear(today) : on;
};

/** Four days of this year so far, the last is today. */
const quarters = (today: string): string[] => {
  const first = earlyThisYear(today);
  const passed = daysBetween(first, today);
  return [1, 2, 3, 4].map((quarter) => addDays(first, Math.floor((passed * quarter) / 4)));
};

/** Whole cents; the last part is the rest. */
export const partOf = (cents: Cents, place: number, parts: number): Cents => {
  const part = asCents(Math.floor(cents / parts));
  return place === parts - 1 ? minus(cents, times(part, parts - 1)) : part;
};

/** A day of this year that is never in the future. */
const earlyThisYear = (today: string): string => `${yearOf(today)}-01-01`;
