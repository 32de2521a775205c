import type { Language, Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import { cents, count, type AmountName, type Origin } from "./origin.ts";
import { accountOf, type TransparencyAnswer } from "./transparency-answer.ts";

type Spent = Readonly<Record<SpendingCategory, Cents>>;
type Counted = Readonly<{ value: number; source: Localized }>;

type TrackedProject = Readonly<{
  id: string;
  shortTitle: Localized;
  budgetCents: Cents;
  spentCents: Cents;
  beneficiaries: number;
  trackStatus: TransparencyAnswer["projects"][number]["status"] | null;
  startsOn: string;
}>;

type Needs = {
  today: () => string;
  foundedYear: () => Promise<number>;
  /** The day up to which books, bank and providers agree. */
  reconciledUpTo: () => Promise<string | null>;
  /** The latest year with spending. */
  expenditure: () => Promise<{ year: number; spent: Spent; isSample: boolean }>;
  /** Whole percentages that sum to one hundred, as everywhere on the site. */
  split: (spent: Spent) => readonly { category: SpendingCategory; percent: number }[];
  totalRaised: () => Promise<Cents>;
  totalSpent: () => Promise<Cents>;
  statistics: () => Promise<{
    totalBeneficiaries: Counted;
    charityRating: Readonly<{ source: Localized }>;
  } | null>;
  /** The foundation's own, computed; empty: none. */
  rating: (programPercent: number) => Promise<string>;
  projects: () => Promise<readonly TrackedProject[]>;
};

const amountOf: Record<SpendingCategory, AmountName> = {
  PROGRAM: "program_expenditure",
  ADMINISTRATION: "administration_expenditure",
  FUNDRAISING: "fundraising_expenditure",
};

/** All figures of the transparency page with their origin. */
export const showTransparency =
  (needs: Needs) =>
  async (language: Language): Promise<TransparencyAnswer> => {
    const today = needs.today();
    const [{ year, spent, isSample }, raised, allSpent, statistics, projects, foundedYear, reconciledUpTo] =
      await Promise.all([
        needs.expenditure(),
        needs.totalRaised(),
        needs.totalSpent(),
        needs.statistics(),
        needs.projects(),
        needs.foundedYear(),
        needs.reconciledUpTo(),
      ]);
    const period = { from: `${year}-01-01`, to: [`${year}-12-31`, today].sort()[0] ?? today };
    const expenditure = expenditureOf(spent, needs.split(spent), period);
    const programs = expenditure.parts.find(({ category }) => category === "PROGRAM");
    const rating = await needs.rating(programs?.percent ?? 0);
    return {
      year,
      asOf: today,
      reconciledUpTo,
      isSample,
      expenditure,
      account: accountOf(foundedYear, raised, allSpent),
      efficiency: programs ? { percent: programs.percent, origin: programs.origin } : null,
      rating:
        rating !== "" && statistics
          ? {
              value: rating,
              origin: told(statistics.charityRating.source[language], { period: null }),
            }
          : null,
      raised: {
        cents: raised,
        origin: {
          ...fromLedger,
          part: cents("gifts_received", raised),
          period: { from: `${foundedYear}-01-01`, to: today },
        },
      },
      beneficiaries: statistics && {
        count: statistics.totalBeneficiaries.value,
        origin: told(statistics.totalBeneficiaries.source[language], {
          part: count("helped", statistics.totalBeneficiaries.value),
          period: { from: `${foundedYear}-01-01`, to: today },
        }),
      },
      projects: projects.flatMap((project) => tracked(project, language, today)),
    };
  };

const fromLedger: Origin = {
  part: null,
  whole: null,
  period: null,
  source: "ledger",
  note: null,
  // Read from the ledger now; auditors check closed years.
  audited: false,
};

const told = (note: string, origin: Partial<Origin>): Origin => ({
  ...fromLedger,
  source: "foundation",
  note,
  ...origin,
});

function expenditureOf(
  spent: Spent,
  split: ReturnType<Needs["split"]>,
  period: Origin["period"],
): TransparencyAnswer["expenditure"] {
  const totalCents = sumOf(split.map(({ category }) => spent[category]));
  const parts = split.map(({ category, percent }) => ({
    category,
    percent,
    cents: spent[category],
    origin: {
      ...fromLedger,
      part: cents(amountOf[category], spent[category]),
      whole: cents("total_expenditure", totalCents),
      period,
    },
  }));
  return { totalCents, parts };
}

/** Only projects with a progress status. */
function tracked(project: TrackedProject, language: Language, today: string): TransparencyAnswer["projects"] {
  const { id, shortTitle, budgetCents, spentCents, beneficiaries, trackStatus } = project;
  if (trackStatus === null) return [];
  const origin: Origin = {
    ...fromLedger,
    part: cents("project_spent", spentCents),
    whole: cents("project_budget", budgetCents),
    period: { from: project.startsOn, to: today },
    source: "project",
  };
  const title = shortTitle[language];
  return [{ id, title, budgetCents, spentCents, beneficiaries, status: trackStatus, origin }];
}
