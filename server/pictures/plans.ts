import { formatsFor } from "#app/i18n/format.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import { commaOf } from "#domain/language.ts";
import { sumOf } from "#domain/money/sums.ts";
import { byMonth } from "#domain/pictures/by-month.ts";
import type { PictureName } from "#domain/pictures/names.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import { translate } from "../translate.ts";
import { drawBudgets, drawSplit, type Share } from "./draw-budgets.ts";
import { drawMap } from "./draw-map.ts";
import { drawMonths } from "./draw-months.ts";
import { planOfFlow } from "./plan-of-flow.ts";
import type { MakePlan } from "./plan.ts";

const monthsShown = 24;

export const plans: Record<PictureName, MakePlan> = {
  months: async ({ today, months }, language) => {
    const format = formatsFor(language);
    const now = today();
    const found = byMonth(await months(firstOfMonth(now, 1 - monthsShown), now), now, monthsShown);
    const words = { in: translate(language, "drawings.in"), out: translate(language, "drawings.out") };
    const [came, went] = [
      sumOf(found.map((each) => each.inCents)),
      sumOf(found.map((each) => each.outCents)),
    ];
    return {
      summary: translate(language, "drawings.months.summary", {
        in: format.money(came),
        out: format.money(went),
      }),
      rows: found.map(({ month, inCents, outCents }) => [
        format.month(`${month}-01`),
        format.money(inCents),
        format.money(outCents),
      ]),
      draw: (canvas) => drawMonths(canvas, found, { format, words }),
    };
  },

  split: async ({ transparency }, language) => {
    const format = formatsFor(language);
    const { year, isSample, expenditure } = await transparency(language);
    const parts = isSample ? [] : expenditure.parts;
    const shares = parts.map(({ category, percent }): Share => ({
      label: translate(language, `transparency.category.${category}`),
      percent,
      figure: format.percent(percent),
      colour: coloursOf[category],
    }));
    const listed = shares.map(({ label, figure }) => `${label} ${figure}`).join(`${commaOf(language)} `);
    return {
      summary: translate(language, "drawings.split.summary", { year: String(year), parts: listed }),
      rows: parts.map(({ cents }, place) => [
        shares[place]?.label ?? "",
        shares[place]?.figure ?? "",
        format.money(cents),
      ]),
      draw: (canvas) => drawSplit(canvas, shares),
    };
  },

  budgets: async ({ projects }, language) => {
    const format = formatsFor(language);
    const shown = await projects(language);
    const figureOf = ({ spentCents, budgetCents }: (typeof shown)[number]): string =>
      translate(language, "drawings.of", {
        spent: format.money(spentCents),
        budget: format.money(budgetCents),
      });
    return {
      summary: translate(language, "drawings.budgets.summary"),
      rows: shown.map(({ title, budgetCents, spentCents }) => [
        title,
        format.money(budgetCents),
        format.money(spentCents),
      ]),
      draw: (canvas) =>
        drawBudgets(
          canvas,
          shown.map((each) => ({ ...each, label: each.title, figure: figureOf(each) })),
        ),
    };
  },

  flow: planOfFlow,

  map: async ({ projects }, language) => {
    const format = formatsFor(language);
    const shown = await projects(language);
    return {
      summary: translate(language, "drawings.map.summary"),
      rows: shown.map(({ title, place, spentCents }) => [title, place, format.money(spentCents)]),
      draw: (canvas) =>
        drawMap(
          canvas,
          shown.map((each) => ({
            ...each,
            label: `${each.title} · ${each.place}`,
            figure: format.money(each.spentCents),
          })),
        ),
    };
  },
};

const coloursOf = {
  PROGRAM: "action",
  ADMINISTRATION: "urgent",
  FUNDRAISING: "accent",
} as const satisfies Record<SpendingCategory, Share["colour"]>;
