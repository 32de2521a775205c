import { yearOf } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { inLowerCase, spendingCategories, type SpendingCategory } from "#domain/spending-category.ts";
import { byYear, raisedIn, spentIn, yearOfSpending, type FigureLine } from "./figure-line.ts";
import { drafted, row, type FigureDraft, type Wording } from "./figure-draft.ts";
import type { Subjects } from "./ports.ts";
import type { AsOf } from "./figure-record.ts";

export type Split = (spent: Readonly<Record<SpendingCategory, Cents>>) => readonly {
  category: SpendingCategory;
  percent: number;
}[];

type Facts = Readonly<{
  lines: readonly FigureLine[];
  subjects: Subjects;
  asOf: AsOf;
}>;

export const moneyFigures = (say: Wording, facts: Facts, split: Split): FigureDraft[] => [
  raised(say, facts),
  ...expenditure(say, facts, split),
  ...campaigns(say, facts),
  ...projects(say, facts),
];

function raised(say: Wording, { lines, subjects, asOf }: Facts): FigureDraft {
  const gifts = lines.filter(({ category }) => category === null);
  return drafted(say, "raised", {
    unit: "cents",
    value: raisedIn(gifts),
    origin: "ledger",
    period: { from: `${subjects.foundedYear}-01-01`, to: asOf.on },
    rows: byYear(gifts).map(([year, own]) => row(String(year), raisedIn(own), "cents")),
  });
}

/** The latest year with spending: total, and each category's share. */
function expenditure(say: Wording, { lines, asOf: { on } }: Facts, split: Split): FigureDraft[] {
  const spendingYear = yearOfSpending(lines, yearOf(on));
  const own = lines.filter((line) => line.year === spendingYear);
  const inCategory = (category: SpendingCategory) =>
    spentIn(own.filter((line) => line.category === category));
  const spent = {
    PROGRAM: inCategory("PROGRAM"),
    ADMINISTRATION: inCategory("ADMINISTRATION"),
    FUNDRAISING: inCategory("FUNDRAISING"),
  };
  const lastDay = `${spendingYear}-12-31`;
  const period = { from: `${spendingYear}-01-01`, to: lastDay < on ? lastDay : on };
  const rows = spendingCategories.map((category) =>
    row(say(`category.${category}`), spent[category], "cents"),
  );
  const whole = { label: say("amount.total"), value: sumOf(Object.values(spent)), unit: "cents" } as const;
  const common = { origin: "ledger", period, rows } as const;
  return [
    drafted(say, "spent", { ...common, unit: "cents", value: whole.value }),
    ...split(spent).map(({ category, percent }) =>
      drafted(say, `${inLowerCase(category)}-share`, {
        ...common,
        unit: "percent",
        value: percent,
        part: { label: say(`category.${category}`), value: spent[category], unit: "cents" },
        whole,
      }),
    ),
  ];
}

const campaigns = (say: Wording, { lines, subjects }: Facts): FigureDraft[] =>
  subjects.campaigns.map((campaign) => {
    const given = lines.filter(({ campaignId, category }) => campaignId === campaign.id && category === null);
    const value = raisedIn(given);
    const facts = {
      unit: "cents",
      value,
      origin: "ledger",
      part: { label: say("amount.raised"), value, unit: "cents" },
      whole: { label: say("amount.goal"), value: campaign.goalCents, unit: "cents" },
    } as const;
    const rows = byYear(given).map(([year, own]) => row(String(year), raisedIn(own), "cents"));
    return drafted(say, "raised-for", { ...facts, rows }, campaign);
  });

function projects(say: Wording, { lines, subjects }: Facts): FigureDraft[] {
  const spentOn = (id: string) =>
    lines.filter(({ projectId, category }) => projectId === id && category !== null);
  const compared = (value: Cents, budget: Cents) =>
    ({
      unit: "cents",
      value,
      origin: "ledger",
      part: { label: say("amount.spent"), value, unit: "cents" },
      whole: { label: say("amount.budget"), value: budget, unit: "cents" },
    }) as const;
  return [
    ...subjects.projects.map((project) => {
      const own = spentOn(project.id);
      const rows = byYear(own).map(([year, ofYear]) => row(String(year), spentIn(ofYear), "cents"));
      return drafted(say, "spent-on", { ...compared(spentIn(own), project.budgetCents), rows }, project);
    }),
    ...subjects.programs.map((program) => {
      const own = subjects.projects.filter(({ programId }) => programId === program.id);
      const rows = own.map(({ id, title }) => row(title, spentIn(spentOn(id)), "cents"));
      const spent = sumOf(own.map(({ id }) => spentIn(spentOn(id))));
      const budget = sumOf(own.map(({ budgetCents }) => budgetCents));
      return drafted(say, "spent-by", { ...compared(spent, budget), rows }, program);
    }),
  ];
}
