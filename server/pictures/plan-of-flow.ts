import { formatsFor } from "#app/i18n/format.ts";
import { sumOf } from "#domain/money/sums.ts";
import { flowOf } from "#domain/pictures/flow.ts";
import { translate } from "../translate.ts";
import { drawFlow } from "./draw-flow.ts";
import type { MakePlan } from "./plan.ts";

export const planOfFlow: MakePlan = async (sources, language) => {
  const format = formatsFor(language);
  const [gifts, lines, programs, projects] = await Promise.all([
    sources.totalRaised(),
    sources.lines(),
    sources.programs(language),
    sources.projects(language),
  ]);
  const spent = lines.flatMap(({ category, programId, projectId, cents }) =>
    category === null ? [] : [{ category, programId, projectId, cents }],
  );
  const flow = flowOf(gifts, spent, {
    programs,
    projects,
    words: {
      FUNDRAISING: translate(language, "transparency.category.FUNDRAISING"),
      ADMINISTRATION: translate(language, "transparency.category.ADMINISTRATION"),
      otherWork: translate(language, "drawings.otherWork"),
      unspent: translate(language, "drawings.unspent"),
    },
  });
  const words = {
    gifts: translate(language, "drawings.gifts"),
    more: translate(language, "drawings.more"),
  };
  return {
    summary: translate(language, "drawings.flow.summary", {
      gifts: format.money(flow.giftsCents),
      spent: format.money(sumOf(spent.map(({ cents }) => cents))),
    }),
    rows: flow.branches.flatMap(({ title, cents, into }) => [
      [words.gifts, title, format.money(cents)],
      ...into.map((each) => [title, each.title, format.money(each.cents)]),
    ]),
    draw: (canvas) => drawFlow(canvas, flow, { format, words }),
  };
};
