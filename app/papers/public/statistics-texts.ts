import type { CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import { figureAtEndOf } from "../parts/sourced.tsx";
import type { PaperTexts } from "../texts.ts";
import type { Figure } from "./figures.tsx";

/** With the matching figure ids. */
const counted = {
  totalBeneficiaries: "beneficiaries",
  completedProjects: "completed-projects",
  volunteerHours: "volunteer-hours",
  countries: "countries",
} as const;
const names = ["totalBeneficiaries", "completedProjects", "volunteerHours", "countries"] as const;

/** The figures outside the ledger, with their counting method. */
export const countedFigures = (
  statistics: CountedStatistics,
  year: number,
  { text, format, language }: PaperTexts,
): Figure[] =>
  names.map((name) => ({
    value: format.number(statistics[name].value),
    label: text(`papers.statistics.${name}`),
    source: statistics[name].source[language],
    from: figureAtEndOf(year, counted[name], name === "countries" ? "@" : "/in/"),
  }));
