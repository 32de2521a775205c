import { yearOf } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { inLowerCase, spendingCategories, type SpendingCategory } from "#domain/spending-category.ts";
import { byYear, raisedIn, spentIn, yearOfSpending, type FigureLine } from "./figure-line.ts";
import { drafted, row, type FigureDraft, type Wording } from "./figure-draft.ts";
import type { Subjects } from "./ports.ts";
import type { AsOf } from "./figure-record.ts";
import { campaignDays, monthEnds, nearestDays, periodsOf, type ToldGifts } from "./told-gifts.ts";

export type Split = (spent: Readonly<Record<SpendingCategory, Cents>>) => readonly {
  category: SpendingCategory;
  percent: number;
}[];

type Facts = Readonly<{
  lines: readonly FigureLine[];
  subjects: Subjects;
  told: ToldGifts;
  asOf: AsOf;
  today: string;
}>;

export const moneyFigures = (say: Wording, facts: Facts, split: Split): FigureDraft[] => [
  raised(say, facts),
  ...expenditure(say, facts, split),
  ...campaigns(say, facts),
  ...projects(say, facts),
];

function raised(say: Wording, { lines, subjects, told, asOf, today }: Facts): FigureDraft {
  const gifts = lines.filter(({ category }) => category === null);
  return drafted(say, "raised", {
    unit: "cents",
    value: raisedIn(gifts),
    origin: "ledger",
    period: { from: `${subjects.foundedYear}-01-01`, to: asOf.on },
    rows: byYear(gifts).map(([year, own]) => row(String(year), raisedIn(own), "cents")),
    nearest: nearestDays(asOf, today, monthEnds(told)),
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

/** Years are merged until enough people gave. */
const campaigns = (say: Wording, { lines, subjects, told, asOf, today }: Facts): FigureDraft[] =>
  subjects.campaigns.map((campaign) => {
    const given = lines.filter(({ campaignId, category }) => campaignId === campaign.id && category === null);
    const periods = periodsOf(
      campaign.id,
      byYear(given).map(([year]) => year),
      told,
    );
    const inPeriod = ({ from, through }: (typeof periods)[number]) =>
      given.filter(({ year }) => Number(from) <= year && year <= Number(through));
    const value = raisedIn(periods.flatMap(inPeriod));
    return drafted(
      say,
      "raised-for",
      {
        unit: "cents",
        value,
        origin: "ledger",
        part: { label: say("amount.raised"), value, unit: "cents" },
        whole: { label: say("amount.goal"), value: campaign.goalCents, unit: "cents" },
        rows: periods.map((period) => row(nameOf(period), raisedIn(inPeriod(period)), "cents")),
        nearest: nearestDays(asOf, today, campaignDays(periods, today), monthEnds(told)),
      },
      campaign,
    );
  });

const nameOf = ({ from, through }: Readonly<{ from: string; through: string }>): string =>
  from === through ? from : `${from}–${through}`;

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
