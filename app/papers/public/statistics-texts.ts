import type { CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import type { PaperTexts } from "../texts.ts";
import type { Figure } from "./figures.tsx";

const counted = ["totalBeneficiaries", "completedProjects", "volunteerHours", "countries"] as const;

/** The figures that no ledger can count, each with how it was counted. */
export const countedFigures = (
  statistics: CountedStatistics,
  { text, format, language }: PaperTexts,
): Figure[] =>
  counted.map((name) => ({
    value: format.number(statistics[name].value),
    label: text(`papers.statistics.${name}`),
    source: statistics[name].source[language],
  }));
